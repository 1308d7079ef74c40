// The engine's door to React: a part and its props in, HTML and its critical CSS out.

import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { withPreference, writeRules } from '../islands/surroundings/variables.ts';
import { type IslandProps, renderIsland } from '../prerender/island.tsx';
import { differences, plainTheme } from '../prerender/themeTree.ts';
import { Frame, type FrameProps } from '../shell/Frame/Frame.tsx';
import { NavigationRow, type NavigationRowProps } from '../shell/NavigationRow/NavigationRow.tsx';

export { knowDemos } from '../prerender/demos.ts';

export type PartRequest =
  | { part: 'Frame'; props: FrameProps }
  | { part: 'NavigationRow'; props: NavigationRowProps }
  | { part: 'Island'; props: IslandProps }
  | { part: 'Theme'; props: object };

/** Renders one part of a page. */
export async function renderPart(request: PartRequest) {
  switch (request.part) {
    case 'Frame':
      return still(<Frame {...request.props} />);
    case 'NavigationRow':
      return still(<NavigationRow {...request.props} />);
    case 'Island':
      return renderIsland(request.props);
    case 'Theme':
      return { theme: await defaultTheme() };
    default:
      throw new Error(`There is no part "${(request as { part: unknown }).part}".`);
  }
}

/** Writes the stylesheet of a library's theme variables. */
export async function writeVariables(library: 'material' | 'joy'): Promise<string> {
  const sheets = await (library === 'material' ? materialSheets() : joySheets());
  return writeRules(withPreference(sheets, '[data-scheme="dark"]'));
}

// The libraries are loaded only for who asks: a worker of a site without their demos starts sooner.
async function materialSheets() {
  const { materialTheme, SPACING } = await import('../islands/surroundings/materialTheme.ts');
  const compact = { '[data-apart][data-density=compact]': { '--mui-spacing': `${SPACING}px` } };
  return [...materialTheme('ltr', 'comfortable').generateStyleSheets(), compact];
}

/** What the library gives those who ask for no theme of their own, and what is another in the dark. */
async function defaultTheme() {
  const { createTheme } = await import('@mui/material/styles');
  const light = plainTheme(createTheme());
  const dark = plainTheme(createTheme({ palette: { mode: 'dark' } }));
  return { light, dark: differences(light, dark) };
}

async function joySheets() {
  const { joyTheme } = await import('../islands/surroundings/joyTheme.ts');
  return joyTheme('ltr', 'comfortable').generateStyleSheets();
}

function still(element: ReactElement) {
  return { html: renderToStaticMarkup(element), css: '' };
}

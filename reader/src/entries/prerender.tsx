// The engine's door to React: a part and its props in, HTML and its critical CSS out.

import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Rules, withPreference, writeRules } from '../islands/theme-providers/variables.ts';
import { type IslandProps, renderIsland } from '../prerender/island.tsx';
import { differences, plainTheme } from '../prerender/themeTree.node.ts';
import { SearchHost } from '../search/SearchModal.tsx';
import { Frame, type FrameProps } from '../shell/Frame/Frame.tsx';
import {
  NavigationRow,
  type NavigationRowProps,
  NavigationRows,
  type NavigationRowsProps,
} from '../shell/NavigationRow/NavigationRow.tsx';

export { knowDemos } from '../prerender/demos.node.ts';

export type PartRequest =
  | { part: 'Frame'; props: FrameProps }
  | { part: 'NavigationRow'; props: NavigationRowProps }
  | { part: 'NavigationRows'; props: NavigationRowsProps }
  | { part: 'Island'; props: IslandProps }
  | { part: 'Theme'; props: object };

/** Renders one part of a page. */
export async function renderPart(request: PartRequest) {
  switch (request.part) {
    case 'Frame':
      return still(
        <>
          <Frame {...request.props} />
          <SearchHost />
        </>,
      );
    case 'NavigationRow':
      return still(<NavigationRow {...request.props} />);
    case 'NavigationRows':
      return still(<NavigationRows {...request.props} />);
    case 'Island':
      return renderIsland(request.props);
    case 'Theme':
      return { theme: await defaultTheme() };
    default:
      throw new Error(`There is no part "${(request as { part: unknown }).part}".`);
  }
}

/** Writes the stylesheet of a theme's variables. */
export function writeVariables(sheets: readonly Rules[]): string {
  return writeRules(withPreference(sheets, '[data-scheme="dark"]'));
}

/** What the library gives those who ask for no theme of their own, and what is another in the dark. */
async function defaultTheme() {
  const { lightTheme, darkTheme } = await import('../tools/theme-viewer/defaultTheme.ts');
  const light = plainTheme(lightTheme());
  return { light, dark: differences(light, plainTheme(darkTheme())) };
}

function still(element: ReactElement) {
  return { html: renderToStaticMarkup(element), css: '' };
}

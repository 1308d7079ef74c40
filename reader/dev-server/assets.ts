// The addresses that the engine writes into the head of every document.

import type { ViteDevServer } from 'vite';
import type { LiveDemos } from './demos.ts';
import { addressOfVariables, written } from './places.ts';
import { findStylesheets } from './stylesheets.ts';

export interface Assets {
  styles: readonly string[];
  /** A classic script, for the time before the first paint. */
  startup: string;
  browser: string;
  /** For the documents of demos in frames. */
  frame: string;
  author: string;
  textFont: string;
  codeFont: string;
  iconFont: string;
  condensedFont: string;
  /** The stylesheets of themes' variables, by the files of their providers. */
  variables: Readonly<Record<string, string>>;
}

/** Finds out under which addresses Vite serves what every document needs. */
export async function findAssets(vite: ViteDevServer, demos: LiveDemos): Promise<Assets> {
  return {
    styles: await findStylesheets(vite),
    startup: written.startup,
    browser: '/reader/src/entries/browser.client.ts',
    frame: '/reader/src/entries/frame.client.ts',
    author: '/reader/src/dev-client/author.client.ts',
    ...(await findFonts(vite)),
    iconFont: '/reader/src/startup/fonts/icon-font.css?direct',
    condensedFont: '/reader/src/startup/fonts/condensed-font.css?direct',
    variables: Object.fromEntries(
      demos.providers.map((provider) => [provider, addressOfVariables(provider)]),
    ),
  };
}

async function findFonts(vite: ViteDevServer): Promise<Pick<Assets, 'textFont' | 'codeFont'>> {
  const sheet = await vite.environments.client.transformRequest(FONTS);
  const find = (font: RegExp) => font.exec(sheet?.code ?? '')?.[1] ?? '';
  return { textFont: find(TEXT_FONT), codeFont: find(CODE_FONT) };
}

const FONTS = '/reader/src/styles/fonts/fonts.css?direct';
const TEXT_FONT = /url\(["']?([^"')]*instrument-sans[^"')]*)/;
const CODE_FONT = /url\(["']?([^"')]*geist-mono[^"')]*)/;

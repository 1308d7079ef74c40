// The reader's own half of what a visitor loads: the same for every site, whatever its demos are.

import { join } from 'node:path';
import { asAddress, asFile } from './address.ts';
import { buildAlone, buildOwn, buildWorker } from './client.ts';
import { openFolder } from './keptFile.ts';
import type { Output } from './output.ts';
import type { ReactFile } from './react/reactFile.ts';
import { filesOfSearch } from './searchFiles.ts';

type Chunk = Extract<Output[number], { type: 'chunk' }>;

export interface OwnFiles {
  folder: string;
  files: readonly string[];
  /** Which of them every page loads. */
  browser: string;
  /** What pages load that are measured. */
  measure: string;
  /** What the pages load that tell of what is kept. */
  offlinePage: string;
  frame: string;
  startup: string;
  styles: readonly string[];
  /** The font that every page preloads. */
  textFont: string;
  /** The font that pages with code preload too. */
  codeFont: string;
  /** The fonts of the libraries' default themes, by their families. */
  demoFonts: Readonly<Record<string, string>>;
  /** The stylesheets that no page waits for. */
  lateStyles: { iconFont: string; condensedFont: string };
  /** The offline worker, and what makes it leave. */
  worker: string;
  uninstallWorker: string;
}

/** Finds the reader's own files where they are kept, or makes them. */
export async function openOwnFiles(keptFolder: string, react: ReactFile): Promise<OwnFiles> {
  const folder = join(keptFolder, 'own');
  return openFolder<OwnFiles>(folder, async (draft) => ({ ...(await make(draft, react)), folder }));
}

async function make(folder: string, react: ReactFile): Promise<Omit<OwnFiles, 'folder'>> {
  const pages = await buildOwn(folder, react);
  const startup = await buildAlone('startup', folder);
  const frame = await buildAlone('frame', folder);
  const sheets = ['styles', 'iconFont', 'condensedFont'].map((name) => entryNamed(name, pages));
  const [styles = [], icons = [], condensed = []] = sheets.map(stylesOf);
  const [[iconFont], [condensedFont]] = [icons, condensed];
  if (!iconFont || !condensedFont) throw new Error('The bundler left out a font of demos.');

  const found = {
    browser: behindFacade(entryNamed('browser', pages), pages),
    measure: entryNamed('measure', pages).fileName,
    offlinePage: entryNamed('offlinePage', pages).fileName,
    styles,
    lateStyles: { iconFont, condensedFont },
    textFont: fontFile(pages, 'instrument-sans-basic'),
    codeFont: fontFile(pages, 'geist-mono-basic'),
    demoFonts: {
      Roboto: fontFile(pages, 'roboto-basic'),
      Inter: fontFile(pages, 'inter-basic'),
    },
  };
  const known = {
    pages: [found.browser, ...found.styles, found.textFont].map(asAddress),
    search: filesOfSearch(pages, found.browser).map(asAddress),
    away: withImports(found.offlinePage, pages).map(asAddress),
  };
  const worker = await buildWorker('offline', folder, known);
  const uninstallWorker = await buildWorker('uninstallWorker', folder, known);

  return {
    ...found,
    // The stylesheets needed a module to be bundled; nobody loads it.
    files: [...pages, ...startup, ...frame, ...worker, ...uninstallWorker]
      .map(({ fileName }) => fileName)
      .filter((name) => !sheets.some(({ fileName }) => fileName === name)),
    frame: entryNamed('frame', frame).fileName,
    startup: entryNamed('startup', startup).fileName,
    worker: entryNamed('offline', worker).fileName,
    uninstallWorker: entryNamed('uninstallWorker', uninstallWorker).fileName,
  };
}

function entryNamed(name: string, output: Output): Chunk {
  const found = output
    .filter((file) => file.type === 'chunk')
    .find((chunk) => chunk.isEntry && chunk.name === name);
  if (!found) throw new Error(`The bundler left ${name} out of its output.`);

  return found;
}

function stylesOf(chunk: Chunk): readonly string[] {
  return [...(chunk.viteMetadata?.importedCss ?? [])];
}

/** The bundler may put an empty module before one that others import from too: pages need no such step. */
function behindFacade({ fileName, moduleIds, imports }: Chunk, output: Output): string {
  const [only] = moduleIds.length === 0 ? imports : [];
  return output.find((file) => file.fileName === only)?.fileName ?? fileName;
}

/** A file and all that it imports at once, directly and indirectly. */
function withImports(file: string, output: Output): readonly string[] {
  const found = new Set([file]);
  // What is found grows while it is gone through.
  for (const name of found) {
    const chunk = output.find(({ fileName }) => fileName === name);
    if (chunk?.type === 'chunk') for (const imported of chunk.imports) found.add(asFile(imported));
  }
  return [...found];
}

function fontFile(output: Output, name: string): string {
  const found = output.find(({ fileName }) => fileName.startsWith(`assets/${name}-`));
  if (!found) throw new Error(`The stylesheets no longer ask for the font ${name}.`);

  return found.fileName;
}

// The reader's own half of what a visitor loads: the same for every site, whatever its demos are.

import { join } from 'node:path';
import { buildAlone, buildOwn } from './client.ts';
import { openFolder } from './keptFile.ts';
import type { Output } from './output.ts';

type Chunk = Extract<Output[number], { type: 'chunk' }>;

export interface OwnFiles {
  folder: string;
  files: readonly string[];
  /** Which of them every page loads. */
  browser: string;
  frame: string;
  startup: string;
  styles: readonly string[];
  /** The two faces, for pages to preload what they show. */
  fonts: { text: string; code: string };
}

/** Finds the reader's own files where they are kept, or makes them. */
export async function openOwnFiles(keptFolder: string): Promise<OwnFiles> {
  const folder = join(keptFolder, 'own');
  return openFolder<OwnFiles>(folder, async (draft) => ({ ...(await make(draft)), folder }));
}

async function make(folder: string): Promise<Omit<OwnFiles, 'folder'>> {
  const pages = await buildOwn(folder);
  const startup = await buildAlone('startup', folder);
  const frame = await buildAlone('frame', folder);
  const styles = entryNamed('styles', pages);

  return {
    // The stylesheets needed a module to be bundled; nobody loads it.
    files: [...pages, ...startup, ...frame]
      .map(({ fileName }) => fileName)
      .filter((name) => name !== styles.fileName),
    browser: behindFacade(entryNamed('browser', pages), pages),
    frame: entryNamed('frame', frame).fileName,
    startup: entryNamed('startup', startup).fileName,
    styles: [...(styles.viteMetadata?.importedCss ?? [])],
    fonts: { text: fontFile(pages, 'instrument-sans'), code: fontFile(pages, 'geist-mono') },
  };
}

function entryNamed(name: string, output: Output): Chunk {
  const found = output
    .filter((file) => file.type === 'chunk')
    .find((chunk) => chunk.isEntry && chunk.name === name);
  if (!found) throw new Error(`The bundler left ${name} out of its output.`);

  return found;
}

/** The bundler may put an empty module before one that others import from too: pages need no such step. */
function behindFacade({ fileName, moduleIds, imports }: Chunk, output: Output): string {
  const [only] = moduleIds.length === 0 ? imports : [];
  return output.find((file) => file.fileName === only)?.fileName ?? fileName;
}

function fontFile(output: Output, face: string): string {
  const found = output.find(({ fileName }) => fileName.startsWith(`assets/${face}-`));
  if (!found) throw new Error(`The stylesheets no longer ask for the face ${face}.`);

  return found.fileName;
}

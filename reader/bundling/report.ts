// What the engine is told: the address of every file a page may need.

import type { Output } from './client.ts';
import { demoInput } from './demos.ts';
import type { BundleRequest } from './request.ts';

type Chunk = Extract<Output[number], { type: 'chunk' }>;

interface Files {
  src: string;
  imports: readonly string[];
  css: readonly string[];
}

/** Finds the files of one demo: its own module, what that imports, and their stylesheets. */
export function demoFiles(output: Output, request: BundleRequest): Record<string, Files> {
  const chunks = chunksByName(output);
  return Object.fromEntries(
    request.demos.map((demo) => {
      const own = findEntry(output, (chunk) => chunk.facadeModuleId === `\0${demoInput(demo)}`);
      const all = withImports(own, chunks);
      return [
        demo.id,
        { src: address(own), imports: all.slice(1).map(address), css: stylesOf(all) },
      ];
    }),
  );
}

/** The addresses of an entry's module and of its stylesheets. */
export function entryFiles(output: Output, name: string): Files {
  const chunks = chunksByName(output);
  const own = behindFacade(
    findEntry(output, (chunk) => chunk.name === name),
    chunks,
  );
  const all = withImports(own, chunks);
  return { src: address(own), imports: all.slice(1).map(address), css: stylesOf(all) };
}

/** The addresses of the two faces, for pages to preload what they show. */
export function fontFiles(output: Output) {
  return { text: fontFile(output, 'instrument-sans'), code: fontFile(output, 'geist-mono') };
}

function fontFile(output: Output, face: string): string {
  const found = output.find(({ fileName }) => fileName.startsWith(`assets/${face}-`));
  if (!found) throw new Error(`The stylesheets no longer ask for the face ${face}.`);

  return `/${found.fileName}`;
}

function chunksByName(output: Output): Map<string, Chunk> {
  return new Map(output.filter(isChunk).map((chunk) => [chunk.fileName, chunk]));
}

function isChunk(file: Output[number]): file is Chunk {
  return file.type === 'chunk';
}

function findEntry(output: Output, fits: (chunk: Chunk) => boolean): Chunk {
  const found = output.filter(isChunk).find((chunk) => chunk.isEntry && fits(chunk));
  if (!found) throw new Error('The bundler left an entry out of its output.');

  return found;
}

/** The bundler may put an empty module before one that others import from too: pages need no such step. */
function behindFacade(entry: Chunk, chunks: ReadonlyMap<string, Chunk>): Chunk {
  const [only] = entry.moduleIds.length === 0 ? entry.imports : [];
  return (only !== undefined && chunks.get(only)) || entry;
}

/** The chunk and everything it imports at once, in the order of first mention. */
function withImports(own: Chunk, chunks: ReadonlyMap<string, Chunk>): readonly Chunk[] {
  const found = new Set([own]);
  for (const chunk of found) {
    for (const name of chunk.imports) {
      const imported = chunks.get(name);
      if (imported) found.add(imported);
    }
  }
  return [...found];
}

function stylesOf(chunks: readonly Chunk[]): readonly string[] {
  const names = chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
  return [...new Set(names)].map((name) => `/${name}`);
}

function address(chunk: Chunk): string {
  return `/${chunk.fileName}`;
}

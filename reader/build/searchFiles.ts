// What the search dialog consists of, for the offline worker to keep as a whole.

import { basename } from 'node:path';
import { asFile } from './address.ts';
import type { Output } from './output.ts';

type File = Output[number];
type Chunk = Extract<File, { type: 'chunk' }>;
type Asset = Extract<File, { type: 'asset' }>;

const SEARCH = '/src/search/';

/** Finds the files with modules of the search, and all that these cannot do without; the page's own script is there anyway. */
export function filesOfSearch(output: Output, browser: string): string[] {
  const chunks = output.filter((file) => file.type === 'chunk');
  const searching = chunks.filter(hasSearch);
  const found = new Set(searching.map(({ fileName }) => fileName));
  // What is found grows while it is gone through.
  for (const name of found) {
    const imports = name === browser ? [] : (chunks.find(isNamed(name))?.imports ?? []);
    for (const imported of imports) found.add(asFile(imported));
  }
  for (const name of workersOf(searching, output)) found.add(name);
  const entries = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
  return [...found].filter((name) => name !== browser && !entries.includes(name)).sort();
}

function hasSearch({ moduleIds }: Chunk): boolean {
  return moduleIds.some((id) => id.includes(SEARCH));
}

function isNamed(name: string): (chunk: Chunk) => boolean {
  return ({ fileName }) => fileName === name;
}

/** The workers that chunks start, with what these fetch on first use. */
function workersOf(chunks: readonly Chunk[], output: Output): ReadonlySet<string> {
  const workers = output.filter(isWorker);
  const codes = chunks.map(({ code }) => code);
  const found = new Set<string>();
  // What is found grows while it is gone through.
  for (const code of codes) {
    for (const { fileName, source } of workers) {
      if (found.has(fileName) || !code.includes(basename(fileName))) continue;
      found.add(fileName);
      codes.push(String(source));
    }
  }
  return found;
}

/** A script for a thread of its own is bundled for itself, and no chunk of the page. */
function isWorker(file: File): file is Asset {
  return file.type === 'asset' && file.fileName.endsWith('.js');
}

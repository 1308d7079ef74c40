// Hashed files stay as long as something names them: a page, a table, or another file that stays.

import { AWAY, CHANGING, COMING, DOCUMENTS, HASHED, PRODUCTS, SEARCH } from './caches.ts';
import { ownFiles } from './ownFiles.ts';
import { readTables } from './storedProducts.ts';

/** A word that may be the name of a file; whether it is one, the files themselves tell. */
const NAME = /[\w%.~-]{8,}\.[a-z]\w{1,4}\b/g;

/** What names files. */
const NAMES_OTHERS = /\b(?:html|css|javascript|json)\b/;

/** Removes the hashed files that nothing names any more. */
export async function sweepHashed(): Promise<void> {
  const cache = await caches.open(HASHED.name);
  const kept = await cache.keys();
  // The table of a product tells of all that it leads to, so none of those has to be read.
  const tables = [...(await readTables(PRODUCTS)), ...(await readTables(COMING))];
  const whole = new Set(tables.flatMap(({ files }) => Object.keys(files).map(nameOf)));
  const files = new Map(
    kept.map((file) => [nameOf(file.url), file] as const).filter(([name]) => !whole.has(name)),
  );
  const roots = textsOf([DOCUMENTS.name, CHANGING.name, SEARCH.name, AWAY.name]);
  const unnamed = await findUnnamed(files.keys(), roots, (name) => textOf(cache, files.get(name)));
  await Promise.all(unnamed.map((name) => cache.delete(files.get(name) ?? name)));
}

/** Finds the names that no text has, neither one of the roots nor one of the files named there. */
export async function findUnnamed(
  names: Iterable<string>,
  roots: AsyncIterable<string>,
  read: (name: string) => Promise<string>,
): Promise<string[]> {
  const left = new Set(names);
  const found: string[] = [];
  const take = (text: string) => {
    for (const [name] of text.matchAll(NAME)) if (left.delete(name)) found.push(name);
  };
  for await (const text of roots) take(text);
  // What is found grows while it is read: files name files.
  for (const name of found) take(await read(name));
  return [...left];
}

async function* textsOf(shelves: readonly string[]): AsyncIterable<string> {
  yield Object.values(ownFiles).flat().join(' ');
  for (const name of shelves) {
    const cache = await caches.open(name);
    for (const kept of await cache.keys()) yield await textOf(cache, kept);
  }
}

async function textOf(cache: Cache, request: Request | undefined): Promise<string> {
  const kept = request && (await cache.match(request, { ignoreVary: true }));
  return kept && NAMES_OTHERS.test(kept.headers.get('content-type') ?? '') ? kept.text() : '';
}

function nameOf(address: string): string {
  return address.split('/').at(-1) ?? '';
}

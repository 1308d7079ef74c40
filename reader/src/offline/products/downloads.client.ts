// What a product consists of, piece by piece, and which of them are not there yet.

import { type CacheSpec, HASHED, PRODUCT_FILES, SEARCH } from '../caches.ts';
import { listIndexFiles } from '../indexFiles.ts';
import { START } from '../kinds.ts';
import { asVersion, type ProductTable } from '../storedProducts.ts';

/** One file of a product. */
export interface Piece {
  readonly shelf: CacheSpec;
  /** Where it is fetched. */
  readonly address: string;
  /** What it is kept as. */
  readonly key: string;
  readonly bytes: number;
}

/** The table of the search, kept aside until all its files are there. */
export interface SearchTable {
  readonly text: string;
  readonly files: readonly string[];
}

/** Lists the pieces of a product, documents first: they show at once when the site was published anew. */
export function piecesOf(table: ProductTable, search: SearchTable): Piece[] {
  const { origin } = location;
  const documents = Object.entries(table.documents).map(([path, [version, bytes]]) => ({
    shelf: PRODUCT_FILES,
    address: origin + path,
    key: asVersion(origin + path, version),
    bytes,
  }));
  const files = Object.entries(table.files).map(([path, bytes]) => asHashed(origin + path, bytes));
  // How large each file of the search is, nobody says; all of them together are so many bytes.
  const share = table.search / Math.max(search.files.length, 1);
  return [...documents, ...files, ...search.files.map((address) => asHashed(address, share))];
}

/** Picks those that are not kept yet. */
export async function pickMissing(pieces: readonly Piece[]): Promise<Piece[]> {
  const kept = new Set([...(await keysOf(PRODUCT_FILES)), ...(await keysOf(HASHED))]);
  return pieces.filter(({ key }) => !kept.has(key));
}

/** Loads the table of the search, and puts it where it keeps its files from being swept away. */
export async function loadSearch(): Promise<SearchTable> {
  const answer = await fetch(START, { cache: 'no-cache', redirect: 'error' });
  if (!answer.ok) throw new Error(`There is no ${START}: ${answer.status}.`);

  const text = await answer.text();
  const address = location.origin + START;
  await (await caches.open(SEARCH.name)).put(`${address}?next`, asTable(text));
  return { text, files: (await listIndexFiles(text, address)) ?? [] };
}

/** Lets the search be found without a network, now that all its files are there; not one that is too
 *  large to be kept, of which there are none. */
export async function keepSearchTable({ text, files }: SearchTable): Promise<void> {
  if (files.length === 0) return;
  await (await caches.open(SEARCH.name)).put(location.origin + START, asTable(text));
}

function asTable(text: string): Response {
  return new Response(text, { headers: { 'content-type': 'application/json' } });
}

function asHashed(address: string, bytes: number): Piece {
  return { shelf: HASHED, address, key: address, bytes };
}

async function keysOf({ name }: CacheSpec): Promise<string[]> {
  return (await (await caches.open(name)).keys()).map(({ url }) => url);
}

/** What belongs to a page alone, like a demo in a frame, is no page. */
export function isPage({ key }: Piece): boolean {
  return key.includes('/?') && !key.includes('/frames/');
}

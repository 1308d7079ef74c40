// The pieces of a product, fetched a few at a time and put by one by one.

import { PRODUCT_FILES } from '../caches.ts';
import { isKeepable, isOwnPage } from '../keeping.ts';
import type { ProductTable } from '../storedProducts.ts';
import { isPage, type Piece } from './downloads.client.ts';
import { isComing } from './tables.client.ts';

/** As many as old servers answer at once; what the visitor reads meanwhile comes before them anyway. */
const LANES = 6;

/** The hashed files that a page names, without those of other sites and of the frame for editing. */
const FILES = /\/assets\/(?!social\/|editing\/)[\w./%~-]+\.\w+/g;

/** What only shows code: a file that it names is one of the reader's project. */
const CODE = 'pre, code';

/** Somebody wants it no more. */
export class Cancelled extends Error {}

/** Fetches pieces and calls back for each that is there. */
export async function fetchPieces(
  table: ProductTable,
  missing: readonly Piece[],
  isThere: (piece: Piece) => void,
): Promise<void> {
  const left = [...missing];
  const lane = async () => {
    for (let piece = left.shift(); piece; piece = left.shift()) {
      await fetchPiece(table, piece);
      isThere(piece);
    }
  };
  try {
    await Promise.all(Array.from({ length: LANES }, lane));
  } finally {
    // Where one lane failed, the others are to end too.
    left.length = 0;
  }
}

async function fetchPiece(table: ProductTable, piece: Piece): Promise<void> {
  const { shelf, address, key } = piece;
  if (!(await isComing(table))) throw new Cancelled();

  const cache = shelf === PRODUCT_FILES ? 'no-cache' : 'default';
  const answer = await fetch(address, { cache, priority: 'low', redirect: 'error' });
  const isWhole = isKeepable(shelf, answer) && (await belongs(table, piece, answer.clone()));
  if (!isWhole) throw new Error(`${address} is not what ${table.list} tells of.`);

  await (await caches.open(shelf.name)).put(key, answer);
}

/**
 * Whether a document is one of this site that needs no file that its list does not have: such a
 * document is of another version.
 */
async function belongs(table: ProductTable, piece: Piece, answer: Response): Promise<boolean> {
  if (!answer.headers.get('content-type')?.startsWith('text/html')) return true;

  const html = await answer.text();
  return (
    (!isPage(piece) || isOwnPage(html)) && findFiles(html).every((name) => name in table.files)
  );
}

/** Finds the hashed files that a document needs. */
export function findFiles(html: string): readonly string[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const code of page.querySelectorAll(CODE)) code.remove();
  return page.documentElement.outerHTML.match(FILES) ?? [];
}

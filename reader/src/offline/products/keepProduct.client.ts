// A whole product, brought to where no network is needed, and out of there again.

import { COMING, PRODUCTS } from '../caches.ts';
import type { Message } from '../message.ts';
import { pass } from '../pass.ts';
import { savesData } from '../savesData.ts';
import { type ProductTable, readTables } from '../storedProducts.ts';
import {
  isPage,
  keepSearchTable,
  loadSearch,
  type Piece,
  pickMissing,
  piecesOf,
} from './downloads.client.ts';
import { Cancelled, fetchPieces } from './fetchDownloads.client.ts';
import { loadOffers, loadTable } from './offers.ts';
import { type End, tellAll } from './progress.client.ts';
import { dropTable, dropUnnamed, findTable, isComing, putTable } from './tables.client.ts';

/** One tab at a time keeps products; when it is closed, another that is open goes on. */
const LOCK = 'tearsheet:offline';

/** How often something is tried that fails although the network is there. */
const ATTEMPTS = 3;

/** In milliseconds: between these, and how long the network is waited for before it is tried again. */
const BETWEEN = 500;
const NETWORK = 5000;

/** Keeps a product as it is published now; what is there of it already is not fetched again. */
export async function keepProduct(id: string): Promise<void> {
  tellAll({ id, state: 'queued' });
  try {
    const table = await loadTable(id);
    if (!table) return tellAll({ id, state: 'broken' });

    await putTable(COMING, table);
  } catch (failure) {
    return tellAll({ id, state: isFull(failure) ? 'full' : 'broken' });
  }
  await goOn(id);
}

/** Goes on with a product that is on its way, as soon as no tab is busy with any. */
async function goOn(id: string): Promise<void> {
  await navigator.locks.request(LOCK, async () => {
    // Another tab may have done it meanwhile, or the visitor wants it no more.
    if (await findTable(COMING, id)) tellAll({ id, state: await bring(id) });
  });
}

/** Ends what is on its way; what was kept before stays. */
export async function cancel(id: string): Promise<void> {
  await dropTable(COMING, id);
  await tidy();
  tellAll({ id, state: 'cancelled' });
}

/** Removes a product. */
export async function removeProduct(id: string): Promise<void> {
  await dropTable(COMING, id);
  await dropTable(PRODUCTS, id);
  await tidy();
  tellAll({ id, state: 'removed' });
}

/** Goes on with what is on its way, and brings what is kept up to date with the site. */
export async function carryOn(): Promise<void> {
  for (const { id } of await readTables(COMING)) await goOn(id);
  const kept = await readTables(PRODUCTS);
  if (kept.length === 0 || savesData()) return;

  const { products } = await loadOffers();
  for (const { id, list } of kept) {
    const offer = products.find((one) => one.id === id);
    if (offer && offer.list !== list) await keepProduct(id);
  }
}

async function bring(id: string): Promise<End> {
  for (let attempt = 0; attempt < ATTEMPTS; ) {
    const table = await findTable(COMING, id);
    if (!table) return 'cancelled';

    try {
      if (await fetchAll(table)) return 'kept';
    } catch (failure) {
      if (failure instanceof Cancelled) continue;
      if (isFull(failure)) return giveUp(id, 'full');

      if (!(await isExplained(table))) attempt += 1;
      await pass(BETWEEN);
    }
  }
  return giveUp(id, 'broken');
}

/** Fetches what is missing; says whether the product is whole. */
async function fetchAll(table: ProductTable): Promise<boolean> {
  const { id } = table;
  const search = await loadSearch();
  const pieces = piecesOf(table, search);
  const missing = await pickMissing(pieces);
  const left = new Set(missing);
  const tell = () => tellAll({ id, state: 'running', ...count(table, pieces, left) });
  tell();
  await fetchPieces(table, missing, (piece) => {
    left.delete(piece);
    tell();
  });
  // What was there at first may have been swept away meanwhile.
  if ((await pickMissing(pieces)).length > 0 || !(await isComing(table))) return false;

  await keepSearchTable(search);
  await putTable(PRODUCTS, { ...table, kept: Date.now() });
  await dropTable(COMING, id);
  await tidy();
  return true;
}

/** How many pages and bytes are there. */
export function count(
  table: ProductTable,
  pieces: readonly Piece[],
  left: ReadonlySet<Piece>,
): { pages: number; bytes: number; allBytes: number } {
  const weigh = (some: Iterable<Piece>) => [...some].reduce((sum, { bytes }) => sum + bytes, 0);
  const allBytes = weigh(pieces);
  const pagesLeft = [...left].filter(isPage).length;
  return {
    pages: Math.max(0, table.pages - pagesLeft),
    bytes: allBytes - weigh(left),
    allBytes,
  };
}

/**
 * Says why something failed: because there was no network, which is waited for, or the site was
 * published anew, of which the newer table is taken. Where it is neither, the site lacks a file.
 */
async function isExplained(table: ProductTable): Promise<boolean> {
  const { id, list } = table;
  for (let hasWaited = false; ; hasWaited = true) {
    const newer = await loadTable(id).catch(() => undefined);
    if (newer && newer.list === list) return hasWaited;
    if (!(await isComing(table))) return true;
    if (newer) {
      await putTable(COMING, newer);
      return true;
    }

    tellAll({ id, state: 'waiting' });
    await Promise.race([pass(NETWORK), networkIsBack()]);
  }
}

function networkIsBack(): Promise<unknown> {
  return new Promise((resolve) => addEventListener('online', resolve, { once: true }));
}

async function giveUp(id: string, end: End): Promise<End> {
  await dropTable(COMING, id);
  await tidy();
  return end;
}

/** Removes what no table names any more. */
async function tidy(): Promise<void> {
  await dropUnnamed();
  const message: Message = { task: 'sweep' };
  navigator.serviceWorker?.controller?.postMessage(message);
}

function isFull(failure: unknown): boolean {
  return failure instanceof DOMException && failure.name === 'QuotaExceededError';
}

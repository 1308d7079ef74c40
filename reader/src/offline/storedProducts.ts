// Products that a visitor keeps as a whole: the table of each says what it consists of.

import type { CacheSpec } from './caches.ts';

export interface ProductTable {
  readonly id: string;
  readonly name: string;
  /** Where its pages begin. */
  readonly address: string;
  /** The address it came from, which names its version. */
  readonly list: string;
  readonly pages: number;
  /** What changes under its address, by that: what names this version of it, and its bytes. */
  readonly documents: Readonly<Record<string, readonly [version: string, bytes: number]>>;
  /** The bytes of what bears its hash in its name. */
  readonly files: Readonly<Record<string, number>>;
  /** The bytes of the search, which goes with every product. */
  readonly search: number;
  /** When all of it was there, in milliseconds. */
  readonly kept?: number;
}

/** Reads all tables of a shelf. */
export async function readTables(shelf: CacheSpec): Promise<readonly ProductTable[]> {
  try {
    // Looking for what was never kept shall not begin to keep it.
    if (!(await caches.has(shelf.name))) return [];

    const cache = await caches.open(shelf.name);
    const found = (await cache.keys()).map(async (key) => (await cache.match(key))?.json());
    return (await Promise.all(found)).filter(Boolean);
  } catch {
    // Where the browser's storage fails there is nothing.
    return [];
  }
}

/** The name under which one version of a document is kept. */
export function asVersion(address: string, version: string): string {
  return `${address}?${version}`;
}

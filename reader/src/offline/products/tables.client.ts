// The tables of whole products as they are put by, found and removed, and what only they name.

import { type CacheSpec, COMING, PRODUCT_FILES, PRODUCTS } from '../caches.ts';
import { asVersion, type ProductTable, readTables } from '../storedProducts.ts';

/** Finds the table of a product on a shelf. */
export async function findTable(shelf: CacheSpec, id: string): Promise<ProductTable | undefined> {
  return (await readTables(shelf)).find((table) => table.id === id);
}

/** Puts a table by, in the place of the one before. */
export async function putTable(shelf: CacheSpec, table: ProductTable): Promise<void> {
  await (await caches.open(shelf.name)).put(keyOf(table.id), new Response(JSON.stringify(table)));
}

/** Removes a table. */
export async function dropTable(shelf: CacheSpec, id: string): Promise<void> {
  await (await caches.open(shelf.name)).delete(keyOf(id));
}

/** Whether exactly this table is on its way: nobody ended it, and no newer one took its place. */
export async function isComing({ id, list }: ProductTable): Promise<boolean> {
  const answer = await (await caches.open(COMING.name)).match(keyOf(id));
  return (await answer?.json())?.list === list;
}

/** Removes the versions that no table names any more. */
export async function dropUnnamed(): Promise<void> {
  const tables = [...(await readTables(PRODUCTS)), ...(await readTables(COMING))];
  const named = new Set(tables.flatMap(versionsOf));
  const cache = await caches.open(PRODUCT_FILES.name);
  const unnamed = (await cache.keys()).filter(({ url }) => !named.has(url));
  await Promise.all(unnamed.map((version) => cache.delete(version, { ignoreVary: true })));
}

/** The names under which the documents of a product are kept. */
function versionsOf({ documents }: ProductTable): string[] {
  return Object.entries(documents).map(([path, [version]]) =>
    asVersion(location.origin + path, version),
  );
}

/** Under an address of the site, which no file has. */
function keyOf(id: string): string {
  return `${location.origin}/offline/${id}`;
}

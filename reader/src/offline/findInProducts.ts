import { PRODUCT_FILES, PRODUCTS } from './caches.ts';
import { findKept } from './keeping.ts';
import { asVersion, readTables } from './storedProducts.ts';

/** Finds the copy of an address in the products that are kept whole. */
export async function findInProducts(address: string): Promise<Response | undefined> {
  const { origin, pathname } = new URL(address);
  for (const { documents } of await readTables(PRODUCTS)) {
    const [version] = documents[pathname] ?? [];
    const found = version && (await findKept(PRODUCT_FILES, asVersion(origin + pathname, version)));
    if (found) return found;
  }
  return undefined;
}

// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answered, CacheStandIn } from './cacheStandIn.test.fixture.ts';
import { type CacheSpec, COMING, PRODUCT_FILES, PRODUCTS } from './caches.ts';
import { findInProducts } from './findInProducts.ts';

const HOME = 'https://example.com';
const PAGE = `${HOME}/joy-ui/`;

let disk: CacheStandIn;

beforeEach(() => {
  disk = new CacheStandIn();
  vi.stubGlobal('caches', disk);
});

afterEach(() => vi.unstubAllGlobals());

test('of several versions that one is shown which belongs to the whole product', async () => {
  await put(PRODUCT_FILES, `${PAGE}?one`, 'The first.');
  await put(PRODUCT_FILES, `${PAGE}?two`, 'The second.');
  await putTable(PRODUCTS, 'one');
  await putTable(COMING, 'two');

  expect(await (await findInProducts(PAGE))?.text()).toBe('The first.');
  expect(await (await findInProducts(`${PAGE}?from=mail`))?.text()).toBe('The first.');
});

test('of a product that is not whole yet nothing is shown', async () => {
  await put(PRODUCT_FILES, `${PAGE}?one`, 'The first.');
  await putTable(COMING, 'one');

  expect(await findInProducts(PAGE)).toBeUndefined();
});

test('looking for products begins to keep none', async () => {
  expect(await findInProducts(PAGE)).toBeUndefined();

  expect(await disk.keys()).toEqual([]);
});

async function putTable(shelf: CacheSpec, version: string): Promise<void> {
  const table = { documents: { '/joy-ui/': [version, 1] }, files: {} };
  await put(shelf, `${HOME}/offline/joy-ui`, JSON.stringify(table));
}

async function put({ name }: CacheSpec, address: string, text: string): Promise<void> {
  await (await disk.open(name)).put(address, answered(text));
}

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answered, CacheStandIn } from '../cacheStandIn.test.fixture.ts';
import { HASHED, PRODUCT_FILES } from '../caches.ts';
import type { ProductTable } from '../storedProducts.ts';
import { pickMissing, piecesOf } from './downloads.client.ts';
import { count } from './keepProduct.client.ts';

const table: ProductTable = {
  id: 'joy-ui',
  name: 'Joy UI',
  address: '/joy-ui/',
  list: '/offline/joy-ui.1.json',
  pages: 2,
  documents: {
    '/joy-ui/': ['a1', 10],
    '/joy-ui/switch/': ['b1', 20],
    '/frames/joy-ui/switch/Plain/': ['c1', 5],
    '/parts/navigation/joy-ui.html': ['d1', 3],
  },
  files: { '/assets/a-12345678.js': 40 },
  search: 22,
};
const search = {
  text: '{}',
  files: ['names', 'words'].map((name) => `${location.origin}/search/${name}.12345678.json`),
};

let disk: CacheStandIn;

beforeEach(() => {
  disk = new CacheStandIn();
  vi.stubGlobal('caches', disk);
});

afterEach(() => vi.unstubAllGlobals());

test('a product is its documents, its files and the search', () => {
  const pieces = piecesOf(table, search);

  expect(pieces.map(({ key }) => key.replace(location.origin, ''))).toEqual([
    '/joy-ui/?a1',
    '/joy-ui/switch/?b1',
    '/frames/joy-ui/switch/Plain/?c1',
    '/parts/navigation/joy-ui.html?d1',
    '/assets/a-12345678.js',
    '/search/names.12345678.json',
    '/search/words.12345678.json',
  ]);
  expect(pieces.reduce((sum, { bytes }) => sum + bytes, 0)).toBe(100);
});

test('only what changed is missing', async () => {
  await put(PRODUCT_FILES.name, '/joy-ui/?a1');
  await put(PRODUCT_FILES.name, '/joy-ui/switch/?b0');
  await put(HASHED.name, '/assets/a-12345678.js');

  const missing = await pickMissing(piecesOf(table, search));

  expect(missing.map(({ address }) => address.replace(location.origin, ''))).toEqual([
    '/joy-ui/switch/',
    '/frames/joy-ui/switch/Plain/',
    '/parts/navigation/joy-ui.html',
    '/search/names.12345678.json',
    '/search/words.12345678.json',
  ]);
});

test('pages are counted, and not what belongs to them', () => {
  const pieces = piecesOf(table, search);
  const left = new Set(pieces.slice(1, 4));

  expect(count(table, pieces, left)).toEqual({ pages: 1, bytes: 72, allBytes: 100 });
});

async function put(name: string, path: string): Promise<void> {
  await (await disk.open(name)).put(location.origin + path, answered(''));
}

import { beforeEach, expect, test, vi } from 'vitest';
import { answered, CacheStandIn } from '../cacheStandIn.test.fixture.ts';
import { loadTable } from './offers.ts';

const OFFERS = {
  products: [
    { id: 'small', list: '/offline/small.1.json' },
    { id: 'large', list: '/offline/large.1.json' },
  ],
  search: 7,
};
const NAMES = { id: 'large', name: 'Large', address: '/large/', pages: 2 };
const FILES: Record<string, object> = {
  '/offline/products.json': OFFERS,
  '/offline/small.1.json': {
    ...NAMES,
    id: 'small',
    documents: { '/small/': ['a', 1] },
    files: { '/assets/a.js': 2 },
  },
  '/offline/large.1.json': {
    ...NAMES,
    documents: {},
    files: {},
    parts: ['/offline/large.2.json', '/offline/large.3.json'],
  },
  '/offline/large.2.json': { documents: { '/large/': ['a', 1] }, files: {} },
  '/offline/large.3.json': {
    documents: { '/large/page/': ['b', 2] },
    files: { '/assets/a.js': 2 },
  },
};

beforeEach(() => {
  vi.stubGlobal('caches', new CacheStandIn());
  vi.stubGlobal('fetch', async (address: string) =>
    FILES[address] ? answered(JSON.stringify(FILES[address])) : new Response('', { status: 404 }),
  );
});

test('the list of a product is its table', async () => {
  const table = await loadTable('small');

  expect(table?.documents).toEqual({ '/small/': ['a', 1] });
  expect(table?.list).toBe('/offline/small.1.json');
  expect(table?.search).toBe(7);
});

test('the parts of a long list are one table, under the name of the list', async () => {
  const table = await loadTable('large');

  expect(table).toEqual({
    ...NAMES,
    documents: { '/large/': ['a', 1], '/large/page/': ['b', 2] },
    files: { '/assets/a.js': 2 },
    list: '/offline/large.1.json',
    search: 7,
  });
});

test('a list of which a part is gone is no table', async () => {
  delete FILES['/offline/large.3.json'];

  await expect(loadTable('large')).rejects.toThrow('404');
});

import { expect, test } from 'vitest';
import type { ProductTable } from '../../offline/storedProducts.ts';
import { actsOf, describe, ProductRow, type Standing } from './ProductRow.client.ts';

const offer = {
  id: 'joy-ui',
  name: 'Joy UI',
  address: '/joy-ui/',
  list: '/offline/joy-ui.2.json',
  pages: 120,
  bytes: 2_000_000,
};
const standing: Standing = { offer, search: 1_000_000, isComing: false };
const kept: ProductTable = {
  ...offer,
  documents: { '/joy-ui/': ['1', 1_500_000] },
  files: { '/assets/a-12345678.js': 500_000 },
  search: 1_000_000,
  kept: Date.UTC(2026, 10, 21, 12),
};
const older: ProductTable = { ...kept, list: '/offline/joy-ui.1.json' };

test('before the choice it says how much there is to fetch, the search with it', () => {
  expect(describe(standing)).toBe('120 pages, 3.0 MB to download');
  expect(describe({ ...standing, offer: { ...offer, pages: 1 } })).toMatch(/^1 page,/);
  expect(actsOf(standing)).toEqual(['keep']);
});

test('on the way it says how far it has come, and can be ended', () => {
  const news = {
    id: 'joy-ui',
    state: 'running',
    pages: 30,
    bytes: 1_200_000,
    allBytes: 3_000_000,
  } as const;
  const coming = { ...standing, isComing: true };

  expect(describe({ ...coming, news })).toBe('30 of 120 pages, 1.2 MB of 3.0 MB');
  expect(describe({ ...coming, news: { id: 'joy-ui', state: 'waiting' } })).toMatch(
    /network is back/,
  );
  expect(actsOf({ ...coming, kept })).toEqual(['cancel']);
});

test('once it is kept it says since when and what it took', () => {
  expect(describe({ ...standing, kept })).toMatch(/2026: 120 pages, 3.0 MB$/);
  expect(actsOf({ ...standing, kept })).toEqual(['remove']);
});

test('of a site that was published anew the newer version can be fetched', () => {
  expect(describe({ ...standing, kept: older })).toMatch(/published anew/);
  expect(actsOf({ ...standing, kept: older })).toEqual(['update', 'remove']);
});

test('where there is no room it says so beside what is kept', () => {
  const words = describe({ ...standing, kept: older, news: { id: 'joy-ui', state: 'full' } });

  expect(words).toMatch(/^There is no room .* published anew/);
});

test('whoever pressed a button that is gone goes on from the one in its place', () => {
  const row = new ProductRow(offer, () => undefined);
  document.body.append(row.element);
  row.show(standing);
  row.element.querySelector<HTMLButtonElement>('button:not([hidden])')?.focus();

  row.show({ ...standing, isComing: true });

  expect(document.activeElement).toHaveProperty('ariaLabel', 'Cancel: Joy UI');
});

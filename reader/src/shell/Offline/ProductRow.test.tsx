import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { ProductTable } from '../../offline/storedProducts.ts';
import { actionsFor, describeProduct, type ProductStatus } from './describeProduct.ts';
import { ProductRow } from './ProductRow.island.tsx';

const offer = {
  id: 'joy-ui',
  name: 'Joy UI',
  address: '/joy-ui/',
  list: '/offline/joy-ui.2.json',
  pages: 120,
  bytes: 2_000_000,
};
const status: ProductStatus = { offer, search: 1_000_000, isComing: false };
const stored: ProductTable = {
  ...offer,
  documents: { '/joy-ui/': ['1', 1_500_000] },
  files: { '/assets/a-12345678.js': 500_000 },
  search: 1_000_000,
  kept: Date.UTC(2026, 10, 21, 12),
};
const outdated: ProductTable = { ...stored, list: '/offline/joy-ui.1.json' };
const running = {
  id: 'joy-ui',
  state: 'running',
  pages: 30,
  bytes: 1_200_000,
  allBytes: 3_000_000,
} as const;

test('before the choice it says how much there is to fetch, the search with it', () => {
  expect(describeProduct(status)).toBe('120 pages, 3.0 MB to download');
  expect(describeProduct({ ...status, offer: { ...offer, pages: 1 } })).toMatch(/^1 page,/);
  expect(actionsFor(status)).toEqual(['keep']);
});

test('on the way it says how far it has come, and can be ended', () => {
  const coming = { ...status, isComing: true };

  expect(describeProduct({ ...coming, progress: running })).toBe(
    '30 of 120 pages, 1.2 MB of 3.0 MB',
  );
  expect(describeProduct({ ...coming, progress: { id: 'joy-ui', state: 'waiting' } })).toMatch(
    /network is back/,
  );
  expect(actionsFor({ ...coming, stored })).toEqual(['cancel']);
});

test('once it is kept it says since when and what it took', () => {
  expect(describeProduct({ ...status, stored })).toMatch(/2026: 120 pages, 3.0 MB$/);
  expect(actionsFor({ ...status, stored })).toEqual(['remove']);
});

test('of a site that was published anew the newer version can be fetched', () => {
  expect(describeProduct({ ...status, stored: outdated })).toMatch(/published anew/);
  expect(actionsFor({ ...status, stored: outdated })).toEqual(['update', 'remove']);
});

test('where there is no room it says so beside what is kept', () => {
  const words = describeProduct({
    ...status,
    stored: outdated,
    progress: { id: 'joy-ui', state: 'full' },
  });

  expect(words).toMatch(/^There is no room .* published anew/);
});

test('what can be done can be pressed, and the bar shows how far it has come', async () => {
  const act = vi.fn();
  const { rerender } = render(<ProductRow status={status} onAction={act} />);
  expect(screen.queryByRole('progressbar')).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Keep offline: Joy UI' }));
  expect(act).toHaveBeenLastCalledWith('keep');

  rerender(<ProductRow status={{ ...status, isComing: true, progress: running }} onAction={act} />);
  expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Joy UI' }).position).toBe(
    0.4,
  );
});

test('whoever pressed a button that is gone goes on from the one in its place', () => {
  const { rerender } = render(<ProductRow status={status} onAction={() => undefined} />);
  screen.getByRole('button').focus();

  rerender(<ProductRow status={{ ...status, isComing: true }} onAction={() => undefined} />);

  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel: Joy UI' }));
});

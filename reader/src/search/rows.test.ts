import { expect, test } from 'vitest';
import { sectionOf } from './rows.ts';

const one = { name: 'variant', marks: [], owner: 'Button', ownerMarks: [], product: 'lamps' };
const named = { ...one, kind: 'prop', address: '/button/#variant', deprecated: false } as const;
const nameProduct = () => 'Lamps';

test('a row leads to all there are of a kind', () => {
  const { title, rows } = sectionOf(
    { kind: 'prop', found: [named], count: 7, isFirst: true },
    nameProduct,
    false,
  );

  expect([title, rows.at(-1)?.name]).toEqual(['Props', 'Show all 7']);
  expect(rows.at(-1)?.action).toEqual({ type: 'toggle', id: 'prop' });
});

test('where the kind was chosen, its heading says that there are more', () => {
  const { title, rows } = sectionOf(
    { kind: 'prop', found: [named], count: 7, isFirst: true },
    nameProduct,
    true,
  );

  expect(title).toBe('Props: the first 1 of 7');
  expect(rows).toHaveLength(1);
});

test('of what is shown whole nothing more is said', () => {
  const { title, rows } = sectionOf(
    { kind: 'prop', found: [named], count: 1, isFirst: true },
    nameProduct,
    false,
  );

  expect([title, rows.length]).toEqual(['Props', 1]);
});

import { expect, test } from 'vitest';
import { countComponents, filtered, inKilobytes, nextOrder, type Row, sorted } from './sizes.ts';

function row(name: string, size: number, from = '@acme/toys'): Row {
  return { package: from, name, address: null, sizes: [size, size, size, size] };
}

const rows = [row('Kite', 20), row('Drum', 30), row('Awl', 20, '@acme/tools')];

test('rows of one size stand by their names, whichever way the sizes run', () => {
  const namesIn = (descending: boolean) =>
    sorted(rows, { column: 1, descending }).map(({ name }) => name);

  expect(namesIn(true)).toEqual(['Drum', 'Awl', 'Kite']);
  expect(namesIn(false)).toEqual(['Awl', 'Kite', 'Drum']);
});

test('a column begins with what one looks for in it, and is turned by the next press', () => {
  expect(nextOrder(0, undefined)).toEqual({ column: 0, descending: false });
  expect(nextOrder(2, { column: 0, descending: false })).toEqual({ column: 2, descending: true });
  expect(nextOrder(2, { column: 2, descending: true })).toEqual({ column: 2, descending: false });
});

test('words are found anywhere in a name, in a package that is chosen', () => {
  expect(filtered(rows, { words: ' R', package: '' }).map(({ name }) => name)).toEqual(['Drum']);
  expect(filtered(rows, { words: '', package: '@acme/tools' })).toEqual([rows[2]]);
});

test('sizes and counts are written as one reads them', () => {
  expect(inKilobytes(12_040)).toBe('1,204.0');
  expect([0, 1, 1200].map(countComponents)).toEqual([
    'No component is called that.',
    '1 component',
    '1,200 components',
  ]);
});

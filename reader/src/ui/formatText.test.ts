import { expect, test } from 'vitest';
import { formatText } from './formatText.ts';

test('values take the place of their names', () => {
  expect(formatText('{count} pages in {product}', { count: 3, product: 'Joy UI' })).toBe(
    '3 pages in Joy UI',
  );
});

test('a value is taken as it is, also where it looks like a pattern or a name', () => {
  expect(formatText('{first} and {second}', { first: '{second} $&', second: '$1' })).toBe(
    '{second} $& and $1',
  );
});

test('a name without a value stays', () => {
  expect(formatText('{count} of {all}', { count: 1 })).toBe('1 of {all}');
});

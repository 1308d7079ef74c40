import { expect, test } from 'vitest';
import { withoutFilter } from './filterWords.ts';

const PRODUCTS = [
  ['material-ui', 'Material UI'],
  ['joy-ui', 'Joy UI'],
] as const;

test('a kind is taken out, while the name that was asked for stays', () => {
  const typed = withoutFilter('button prop:variant', PRODUCTS, ({ kinds }) =>
    kinds.includes('prop'),
  );

  expect(typed).toBe('button variant');
});

test('a product is taken out whole, and other words are left alone', () => {
  const typed = withoutFilter('product:joy a:b button', PRODUCTS, ({ products }) =>
    products.includes('joy-ui'),
  );

  expect(typed).toBe('a:b button');
});

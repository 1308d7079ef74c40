import { expect, test } from 'vitest';
import { readQuestion } from './question.ts';

const PRODUCTS = ['material-ui', 'joy-ui', 'x-data-grid'];
const EVERYWHERE = { current: '', products: [], kinds: [] };

test('words that narrow the search are no words to look for', () => {
  expect(readQuestion('Props:variant product:joy button', EVERYWHERE, PRODUCTS)).toEqual({
    words: 'variant button',
    current: '',
    products: ['joy-ui'],
    kinds: ['prop'],
  });
});

test.each([
  'product:',
  'product:zzz',
  'constructor:x',
  '__proto__:x',
  ':button',
  'https://mui.com/',
])('%s narrows nothing', (typed) => {
  const { words, products, kinds } = readQuestion(typed, EVERYWHERE, PRODUCTS);

  expect({ words, products, kinds }).toEqual({ words: typed, products: [], kinds: [] });
});

test('of what was pasted only the beginning is read', () => {
  expect(readQuestion('word '.repeat(5000), EVERYWHERE, PRODUCTS).words.split(' ')).toHaveLength(
    16,
  );
  expect(readQuestion('a'.repeat(10_000), EVERYWHERE, PRODUCTS).words).toHaveLength(240);
});

import { expect, test } from 'vitest';
import { type Meaning, powerOnLargeSite, rank } from './ranking.ts';

const PAGES = 1000;

function meaning(...places: number[]): Meaning {
  return { forms: [{ word: 'lamp', places, fitness: 1 }], weight: 1 };
}

test('of two words on a large site the page with both comes before a title with one of them', () => {
  // Page 1 has both words, in two of its sections; page 2 has the first in its title.
  const words = [meaning(1, 0, 4, 2, 0, 9), meaning(1, 1, 4, 3, 0, 1)];
  const factors = new Float32Array(PAGES).fill(1);

  const small = rank(words, factors);
  const large = rank(words, factors, powerOnLargeSite(words.length));

  expect(small.pages.map(({ page }) => page)).toEqual([2, 1, 3]);
  expect(large.pages.map(({ page }) => page)).toEqual([1, 2, 3]);
});

import { expect, test } from 'vitest';
import { findNear, readSpelling } from './spelling.ts';

// As the engine writes them: shared letters, how common, the rest.
const words = readSpelling('!%label !%table $)t #$ip');

test('words are read with the letters they share with the one before', () => {
  expect(words.map(({ word, common }) => [word, common])).toEqual([
    ['label', 3],
    ['table', 3],
    ['tat', 7],
    ['tip', 2],
  ]);
});

test('a word that is still typed may be wrong as well', () => {
  const long = readSpelling('!%accessibility');

  expect(findNear(long, 'accesib', true)).toMatchObject([{ word: 'accessibility', distance: 1.5 }]);
  expect(findNear(long, 'accesib', false)).toEqual([]);
});

test('nearest is the word with the fewest wrong letters, and the same first one', () => {
  const near = findNear(words, 'tabel', false).map(({ word }) => word);

  expect(near).toEqual(['table', 'label']);
});

test('short words allow no wrong letter, long ones two', () => {
  const known = readSpelling('!%abc !%abcdefgh !%abcdefghi');

  expect(
    ['xb', 'xbc', 'axcdexgh', 'axcdexghi'].map((word) => findNear(known, word, false).length),
  ).toEqual([0, 1, 0, 1]);
});

import { expect, test } from 'vitest';
import { distanceOf, findNear, readSpelling, tolerance } from './spelling.ts';

test.each([
  ['button', 'button', 0],
  ['buton', 'button', 1],
  ['buttton', 'button', 1],
  ['buttom', 'button', 1],
  ['ubtton', 'button', 1],
  ['utton', 'button', 1],
  ['bton', 'button', 2],
  ['chair', 'button', 3],
])('from "%s" to "%s" are %i letters', (wrong, word, distance) => {
  expect(distanceOf(wrong, word, 2, false)).toBe(distance);
});

test('a word that is still typed is compared with the beginnings of others', () => {
  expect(distanceOf('accesib', 'accessibility', 1, false)).toBe(2);
  expect(distanceOf('accesib', 'accessibility', 1, true)).toBe(1.5);
});

test('short words allow no wrong letter, long ones two', () => {
  expect(['ab', 'abc', 'abcdefgh', 'abcdefghi'].map(tolerance)).toEqual([0, 1, 1, 2]);
});

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

  expect(findNear(long, 'accesib', true).map(({ word }) => word)).toEqual(['accessibility']);
  expect(findNear(long, 'accesib', false)).toEqual([]);
});

test('nearest is the word with the fewest wrong letters, and the same first one', () => {
  const near = findNear(words, 'tabel', false).map(({ word }) => word);

  expect(near).toEqual(['table', 'label']);
});

// @vitest-environment node
import { expect, test } from 'vitest';
import { findWord, joinStretches, searchable, wordsIn } from './words.ts';

test.each([
  ['Button', 'but', 'But'],
  ['Icon buttons', 'but', 'but'],
  ['IconButton', 'but', 'But'],
  ['useAutocomplete', 'auto', 'Auto'],
  ['Menü', 'menu', 'Menü'],
  ['Cafe\u0301 chairs', 'cafe', 'Cafe\u0301'],
  ['İstanbul', 'ist', 'İst'],
])('%s has a word that begins with %s', (title, word, found) => {
  const stretch = findWord(searchable(title), word, true);

  expect(title.slice(...(stretch ?? []))).toBe(found);
});

test('the middle of a word counts only where it is asked for', () => {
  const title = searchable('Disabled');

  expect(findWord(title, 'able', true)).toBeNull();
  expect(findWord(title, 'able', false)).toEqual([3, 7]);
});

test('a word that begins later is found behind one that only contains it', () => {
  expect(findWord(searchable('Reopen open'), 'open', true)).toEqual([7, 11]);
});

test('what is typed is taken apart into words without case and accents', () => {
  expect(wordsIn('  Crème-Brûlée 2 ')).toEqual(['creme', 'brulee', '2']);
});

test('stretches that touch become one', () => {
  const stretches = [
    [4, 6],
    [0, 2],
    [1, 3],
  ] as const;

  expect(joinStretches(stretches)).toEqual([
    [0, 3],
    [4, 6],
  ]);
});

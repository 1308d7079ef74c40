import { expect, test } from 'vitest';
import { arrange } from './arrange.ts';

test('the group of the best answer stands first', () => {
  expect(shown('bab', 5)).toEqual(['b: 0 2', 'a: 1']);
});

test('the five best are among the first five rows, whatever their kinds', () => {
  expect(shown('abaabaaaaa', 5)).toEqual(['a: 0 2 3', 'b: 1 4']);
});

test('the last of the groups that have some of the best shows as many as it may', () => {
  expect(shown('aabbbbbbbb', 4)).toEqual(['a: 0 1', 'b: 2 3 4 5']);
});

test('groups further down show three', () => {
  expect(shown('aaaaaabbbbcc', 5)).toEqual(['a: 0 1 2 3 4', 'b: 6 7 8', 'c: 10 11']);
});

test('of several words the three best are among the first three rows', () => {
  expect(shown('abaabaaaaa', 5, true)).toEqual(['a: 0 2', 'b: 1']);
  expect(shown('aaaaabb', 5, true)).toEqual(['a: 0 1 2', 'b: 5 6']);
});

test('a group with one of the best says so', () => {
  const rated = [...'aaabc'].map((kind, symbol) => ({ symbol, kind: kind.charCodeAt(0), fit: 1 }));

  expect(arrange(rated, 5, true).map(({ isFirst }) => isFirst)).toEqual([true, false, false]);
});

test('a single group shows as many as are wanted', () => {
  expect(shown('aaaaaaa', 6)).toEqual(['a: 0 1 2 3 4 5']);
});

test('of nothing there are no groups', () => {
  expect(arrange([], 5)).toEqual([]);
});

/** Arranges answers whose kinds are given by letters, the best first. */
function shown(kinds: string, most: number, hasSeveralWords = false): string[] {
  const rated = [...kinds].map((kind, symbol) => ({ symbol, kind: kind.charCodeAt(0), fit: 1 }));
  return arrange(rated, most, hasSeveralWords).map(
    ({ kind, rows }) =>
      `${String.fromCharCode(kind)}: ${rows.map(({ symbol }) => symbol).join(' ')}`,
  );
}

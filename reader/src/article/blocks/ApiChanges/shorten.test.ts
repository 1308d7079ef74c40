import { expect, test } from 'vitest';
import { shorten, shortenBoth } from './shorten.ts';

const many = Array.from({ length: 20 }, (_, number) => `prop${number}?: object,`);

test('short types are shown whole', () => {
  expect(shortenBoth("'a' | 'b'", "'a' | 'c'")).toEqual(["'a' | 'b'", "'a' | 'c'"]);
});

test('of long types only what differs is left, with a little around it', () => {
  const before = ['{', ...many, 'last?: bool', '}'].join(' ');
  const after = ['{', ...many, 'new?: func,', 'last?: bool', '}'].join(' ');

  expect(shortenBoth(before, after)).toEqual([
    '… prop19?: object, last?: bool …',
    '… prop19?: object, new?: func, last?: bool …',
  ]);
});

test('of a long type that has nothing in common with the other the beginning is shown', () => {
  const [before, after] = shortenBoth('string', many.join(' '));

  expect(before).toBe('string');
  expect(after).toMatch(/^prop0\?: object, .+ …$/);
});

test('what is too long ends after a word', () => {
  expect(shorten('short')).toBe('short');
  expect(shorten(many.join(' '))).toMatch(/object, …$/);
  expect(shorten(many.join(' ')).length).toBeLessThan(165);
});

import { expect, test } from 'vitest';
import { closeness, cutExcerpt } from './excerpt.ts';

const asked =
  (...words: string[]) =>
  (word: string) =>
    words.indexOf(word);

const LONG = `${'Something else. '.repeat(20)}Here the ripple is disabled for once. ${'And more. '.repeat(30)}`;

test('a short text is shown whole, with the words marked', () => {
  const { excerpt, marks } = cutExcerpt('Set disableRipple.', asked('ripple'));

  expect(excerpt).toBe('Set disableRipple.');
  expect(marks).toEqual([[11, 17]]);
});

test('of a long text the part around the words is shown, between whole words', () => {
  const { excerpt, marks } = cutExcerpt(LONG, asked('ripple', 'disabled'));

  expect(excerpt).toMatch(/^… \w.*Here the ripple is disabled.* …$/);
  expect(excerpt.length).toBeLessThan(180);
  expect(marks.map(([from, to]) => excerpt.slice(from, to))).toEqual(['ripple', 'disabled']);
});

test('a text without any of the words is shown from its beginning', () => {
  const { excerpt, marks } = cutExcerpt(LONG, asked('zebra'));

  expect(excerpt).toMatch(/^Something/);
  expect(marks).toEqual([]);
});

test('words are close that stand together as they were typed, or in one sentence', () => {
  const answers = asked('dark', 'mode');

  expect(closeness('In dark mode.', answers, 2)).toBe(1);
  expect(closeness('The mode is dark.', answers, 2)).toBe(0.4);
  expect(closeness(`Dark. ${'And so on. '.repeat(9)} Mode.`, answers, 2)).toBe(0);
  expect(closeness('Dark.', asked('dark'), 1)).toBe(0);
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { comparable, humps, standingWords, stem, typedWords } from './words.ts';

interface Example {
  because: string;
  text: string;
  words: string[];
}

// The engine's tests read the same examples: a word is found only where both divide texts alike.
const file = `${import.meta.dirname}/../../../../../tests/search/words.json`;
const examples: Example[] = JSON.parse(readFileSync(file, 'utf8'));

test.each(examples)('a text falls into words: $because', ({ text, words }) => {
  expect(standingWords(text).map(({ word }) => word)).toEqual(words);
});

test('a word is where it stands, also behind letters that are folded into more', () => {
  const text = 'ﬁne cafe\u0301 disableRipple';

  const places = standingWords(text).map(({ from, to }) => text.slice(from, to));

  expect(places).toEqual(['ﬁne', 'cafe\u0301', 'disableRipple', 'disable', 'Ripple']);
});

test('typed words keep their capitals, which tell the humps', () => {
  expect(typedWords('the dataGrid, rows')).toEqual(['the', 'dataGrid', 'rows']);
  expect(humps('dataGrid')).toEqual(['data', 'Grid']);
  expect(comparable('the')).toBe('');
});

test.each([
  ['sort sorting sorted', 'sort'],
  ['disable disabled disabling', 'disabl'],
  ['scroll scrolling scrollable', 'scroll'],
  ['drag dragging dragged', 'drag'],
  ['select selected selection', 'select'],
])('%s share what they begin with', (forms, shared) => {
  expect(forms.split(' ').map(stem)).toEqual([shared, shared, shared]);
});

test.each(['string', 'red', 'the', 'form'])('%s stays what it is', (word) => {
  expect(stem(word)).toBe(word);
});

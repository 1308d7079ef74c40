import { expect, test } from 'vitest';
import { isOneEditAway } from './edits.ts';
import { formsOf, wordsOfName, wordsOfQuestion } from './words.ts';

test.each([
  ['AddShoppingCart', ['add', 'shopping', 'cart']],
  ['Battery20', ['battery', '20']],
  ['GTranslate', ['g', 'translate']],
  ['ThreeDRotation', ['three', 'd', 'rotation']],
  ['X', ['x']],
])('%s is made of its words', (name, words) => {
  expect(wordsOfName(name)).toEqual(words);
});

test('a question is taken apart at whatever is no letter', () => {
  expect(wordsOfQuestion(' Éclair-au  Café! ')).toEqual(['eclair', 'au', 'cafe']);
});

test('the end of a word may be meant or not', () => {
  expect(formsOf('cogs')).toEqual(['cogs', 'cog']);
  expect(formsOf('compass')).toEqual(['compass']);
  expect(formsOf('icon')).toEqual(['icon']);
});

test.each([
  ['delte', 'delete', true],
  ['deelete', 'delete', true],
  ['deleta', 'delete', true],
  ['dleete', 'delete', true],
  ['delete', 'delete', true],
  ['dlete', 'deleted', false],
  ['edleet', 'delete', false],
])('%s and %s: one edit is %s', (one, other, is) => {
  expect(isOneEditAway(one, other)).toBe(is);
});

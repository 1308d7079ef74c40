import { expect, test } from 'vitest';
import { divideGroups } from './order.ts';
import type { Group, Passage, TextAnswer } from './results.ts';

const best: Group = { kind: 'prop', found: [], count: 3, isFirst: true };
const other: Group = { kind: 'class', found: [], count: 9, isFirst: false };
const passage: Passage = {
  title: 'Button',
  heading: '',
  product: '',
  address: '/button/',
  excerpt: '',
  marks: [],
};
const text: TextAnswer = { found: [passage], count: 1, correction: '' };

test('the best names stand above the text, the others below it', () => {
  const named = { groups: [best, other], count: 12, isGuess: false };

  expect(divideGroups(named, text)).toEqual({ above: [best], below: [other] });
});

test('guessed names stand below a text that has the words', () => {
  const named = { groups: [best], count: 3, isGuess: true };

  expect(divideGroups(named, text)).toEqual({ above: [], below: [best] });
});

test('guessed names stand above a text whose words are guessed as well', () => {
  const named = { groups: [best], count: 3, isGuess: true };

  expect(divideGroups(named, { ...text, correction: 'button' }).above).toEqual([best]);
  expect(divideGroups(named, { ...text, found: [] }).above).toEqual([best]);
});

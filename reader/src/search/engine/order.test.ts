import { expect, test } from 'vitest';
import { divideGroups } from './order.ts';
import type { Group, Named, Passage, TextAnswer } from './results.ts';

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

  expect(divideGroups(named, text)).toEqual({
    above: [best],
    passages: [passage],
    below: [other],
  });
});

test('guessed names stand below a text that has the words', () => {
  const named = { groups: [best], count: 3, isGuess: true };

  expect(divideGroups(named, text)).toEqual({
    above: [],
    passages: [passage],
    below: [best],
  });
});

test('guessed names stand above a text whose words are guessed as well', () => {
  const named = { groups: [best], count: 3, isGuess: true };

  expect(divideGroups(named, { ...text, correction: 'button' }).above).toEqual([best]);
  expect(divideGroups(named, { ...text, found: [] }).above).toEqual([best]);
});

test('a passage that a name above leads to is not shown again', () => {
  const page: Named = {
    kind: 'page',
    name: 'Button',
    marks: [],
    owner: '',
    ownerMarks: [],
    product: '',
    address: passage.address,
    deprecated: false,
  };
  const further = { ...passage, address: '/button/#loading' };
  const named = { groups: [{ ...best, found: [page] }], count: 1, isGuess: false };

  const { passages } = divideGroups(named, { ...text, found: [passage, further] });

  expect(passages).toEqual([further]);
});

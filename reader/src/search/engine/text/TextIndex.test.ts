import { expect, test } from 'vitest';
import type { Question } from '../question.ts';
import type { Passage } from '../results.ts';
import { openSampleIndex } from './sampleIndex.ts';
import { TextIndex } from './TextIndex.ts';

const SPELLING = '/search/spelling.';
const { load, asked } = openSampleIndex();

function ask(words: string, more: Partial<Question> = {}) {
  return new TextIndex(load).find({ words, current: '', products: [], kinds: [], ...more });
}

async function addresses(words: string, more: Partial<Question> = {}) {
  return (await ask(words, more)).found.map(({ address }) => address);
}

function markedWords({ excerpt, marks }: Passage) {
  return marks.map(([from, to]) => excerpt.slice(from, to));
}

test('finds the passage in which all words stand, and marks them', async () => {
  const { found, count, correction } = await ask('hidden label');

  expect(count).toBe(1);
  expect(correction).toBe('');
  expect(found[0]).toMatchObject({
    title: 'Button',
    heading: 'Loading',
    product: 'joy-ui',
    address: '/joy-ui/react-button/#loading',
  });
  expect(markedWords(found[0] as Passage)).toEqual(['label', 'hidden']);
});

test('the last word may be begun only', async () => {
  expect(await addresses('sent twi')).toContain('/joy-ui/react-button/#loading');
  expect((await addresses('keyb'))[0]).toBe('/joy-ui/react-button/#a11y');
  expect(await addresses('keyb foc')).toHaveLength(2);
  expect(await addresses('a reach')).toEqual(['/joy-ui/react-button/#a11y']);
});

test('a word of a title leads to the top of its page', async () => {
  expect((await addresses('table'))[0]).toBe('/material-ui/react-table/');
});

test('an identifier is found as a whole and by its humps', async () => {
  const whole = await ask('disableRipple');
  const parts = await ask('disable ripple');

  expect(whole.found[0]?.address).toBe('/material-ui/react-button/#ripple');
  expect(parts.found[0]?.address).toBe('/material-ui/react-button/#ripple');
  expect(markedWords(parts.found[0] as Passage)).toEqual(['disableRipple', 'ripple']);
});

test('a page with most of the words comes before one with a single of them', async () => {
  const { found, count } = await ask('rows columns ripple');

  expect(count).toBe(2);
  expect(found[0]?.address).toBe('/material-ui/react-table/');
});

test('other forms of a word are found as well, and marked', async () => {
  const { found, correction } = await ask('sorted');

  expect(found[0]?.address).toBe('/material-ui/react-table/#sorting');
  expect(correction).toBe('');
  expect(markedWords(found[0] as Passage)).toEqual(['sorts']);
});

test('a page of the product on screen comes first', async () => {
  expect((await addresses('starts an action', { current: 'joy-ui' }))[0]).toBe(
    '/joy-ui/react-button/',
  );
  expect((await addresses('starts an action', { current: 'material-ui' }))[0]).toBe(
    '/material-ui/react-button/',
  );
});

test.each([
  ['keybaord', 'keyboard', '/joy-ui/react-button/#a11y'],
  ['utline', 'outline', '/joy-ui/react-button/#a11y'],
  ['eyboard focus', 'keyboard focus', '/joy-ui/react-button/#a11y'],
  ['accesibillity', 'accessibility', '/joy-ui/react-button/#a11y'],
  ['colum', '', '/material-ui/react-table/'],
  ['clumns', 'column', '/material-ui/react-table/'],
  ['darkmode', 'dark mode', '/material-ui/react-table/#dark'],
  ['auto complete', 'autocomplete', '/material-ui/react-table/#sorting'],
])('"%s" is taken for "%s"', async (typed, meant, address) => {
  const { found, correction } = await ask(typed);

  expect(correction).toBe(meant);
  expect(found[0]?.address).toBe(address);
});

test('whoever divides a word by its capitals is not put right', async () => {
  const { found, correction } = await ask('disabRip');

  expect(found[0]?.address).toBe('/material-ui/react-button/#ripple');
  expect(correction).toBe('');
});

test.each([
  ['ten thousand letters', 'a'.repeat(10_000)],
  ['only signs', '*~@#?/\\.()[]{}+^$|'],
  ['faces', '🎉👩‍👩‍👧 🏳️‍🌈'],
  ['half of a face', '\ud83c'],
  ['Chinese', '按钮 组件'],
  ['Arabic', 'زر معطل'],
  ['Cyrillic', 'Кнопка ПолеВвода'],
  ['marks of direction', '\u200f\u202b\u2066'],
  ['words that objects know', '__proto__ constructor toString hasOwnProperty'],
])('%s find nothing, and do no harm', async (_, typed) => {
  expect(await ask(typed)).toEqual({ found: [], count: 0, correction: '' });
});

test('a word is found that objects know as well', async () => {
  const { found, correction } = await ask('constructor rows');

  expect(found[0]?.address).toMatch('/material-ui/react-table/');
  expect(correction).toBe('');
});

test('an index of nothing answers nothing', async () => {
  const files = { words: [], texts: [], spelling: [] };
  const root = { pages: 0, width: 1, words: '', packs: [], files, products: [] };
  const nothing = new TextIndex(async () => root);
  const question: Question = { words: 'two words', current: '', products: [], kinds: [] };

  expect(await nothing.find(question)).toEqual({ found: [], count: 0, correction: '' });
});

test('the spelling that did not come is asked for again', async () => {
  let fails = true;
  const index = new TextIndex((name) => {
    return fails && name.startsWith(SPELLING) ? Promise.reject(new Error('offline')) : load(name);
  });
  const question: Question = { words: 'riple', current: '', products: [], kinds: [] };

  await expect(index.find(question)).rejects.toThrow('offline');
  fails = false;

  expect((await index.find(question)).correction).toBe('ripple');
});

test('a known word that finds nothing beside the others is taken for one near to it', async () => {
  const { found, correction } = await ask('lines rows');
  const { correction: mended } = await ask('tale rows');

  expect(correction).toBe('');
  expect(found[0]?.address).toMatch('/material-ui/react-table/');
  expect(mended).toBe('table rows');
});

test('what is nowhere near any word finds nothing', async () => {
  expect(await ask('zzzqqqxxx')).toEqual({ found: [], count: 0, correction: '' });
  expect(await ask('  ')).toEqual({ found: [], count: 0, correction: '' });
});

test('the product on screen comes first, and a filter leaves only its own', async () => {
  const here = await addresses('sent twice', { current: 'material-ui' });
  const there = await addresses('sent twice', { current: 'joy-ui' });
  const only = await addresses('sent twice', { products: ['joy-ui'] });

  expect(here[0]).toBe('/material-ui/react-button/#loading');
  expect(there[0]).toBe('/joy-ui/react-button/#loading');
  expect(only).toEqual(['/joy-ui/react-button/#loading']);
});

test('whoever asks for other kinds than pages and headings gets no text', async () => {
  expect(await addresses('button', { kinds: ['prop'] })).toEqual([]);
  expect(await addresses('button', { kinds: ['prop', 'page'] })).not.toEqual([]);
});

test('what somebody wrote comes before facts', async () => {
  expect(await addresses('keyboard outline')).toEqual([
    '/joy-ui/react-button/#a11y',
    '/material-ui/api/button/',
  ]);
});

test('words that stand everywhere count only alone', async () => {
  expect(await addresses('the ripple')).toEqual(await addresses('ripple'));
});

test('fetches words as they are asked for, and the spelling only for unknown ones', async () => {
  const index = new TextIndex(load);
  asked.clear();

  await index.find({ words: 'ripple', current: '', products: [], kinds: [] });
  const known = [...asked];
  await index.find({ words: 'riple', current: '', products: [], kinds: [] });

  expect(known.join()).not.toContain(SPELLING);
  expect(known[0]).toBe('text');
  expect([...asked].join()).toContain(SPELLING);
});

test('who was without network for a moment may ask again', async () => {
  let fails = true;
  const index = new TextIndex((name) => {
    return fails ? Promise.reject(new Error('offline')) : load(name);
  });
  const question: Question = { words: 'ripple', current: '', products: [], kinds: [] };

  await expect(index.find(question)).rejects.toThrow('offline');
  fails = false;

  expect((await index.find(question)).count).toBe(1);
});

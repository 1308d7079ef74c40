// @vitest-environment node
// An index whose files are reached in two and three steps, as on a site of very many pages.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Question } from './question.ts';
import type { Load, Passage } from './results.ts';
import { foldName } from './symbols/folding.ts';
import { SymbolIndex } from './symbols/SymbolIndex.ts';
import { TextIndex } from './text/TextIndex.ts';

interface Levels {
  start: { files: Readonly<Record<string, string>>; symbols: unknown };
  files: Readonly<Record<string, unknown>>;
  pages: readonly { address: string; word: string; name: string }[];
}

const folder = `${import.meta.dirname}/../../../../tests/search`;
// Written by `tests/search/levels_index.py`, as the engine writes it.
const levels: Levels = JSON.parse(readFileSync(`${folder}/levels.json`, 'utf8'));
const folded: [string, string[]][] = JSON.parse(readFileSync(`${folder}/folded.json`, 'utf8'));

function open() {
  const asked: string[] = [];
  const load: Load = async (name) => {
    const address = levels.start.files[name] ?? name;
    asked.push(address);
    if (!(address in levels.files)) throw new Error(`There is no file "${address}".`);
    return levels.files[address];
  };
  return { load, asked };
}

function isOf(word: string, name: string): boolean {
  if (!name.includes('/words.')) return false;
  const [words = ''] = levels.files[name] as string[];
  return words.split(' ').includes(word);
}

function markedIn({ excerpt, marks }: Passage): string[] {
  return marks.map(([from, to]) => excerpt.slice(from, to));
}

async function findNames(load: Load, words: string, more: Partial<Question> = {}) {
  const index = await SymbolIndex.open(levels.start.symbols, load);
  const question: Question = { words, current: '', products: [], kinds: [], ...more };
  await index.needs(question);
  return index.find(question).groups.flatMap(({ found }) => found);
}

async function findText(load: Load, words: string, more: Partial<Question> = {}) {
  const index = new TextIndex(load);
  return index.find({ words, current: '', products: [], kinds: [], ...more });
}

test('every word is found on its page', async () => {
  const { load } = open();

  for (const { address, word } of levels.pages) {
    const { found, count } = await findText(load, word);

    expect(count).toBe(1);
    expect(found[0]?.address.replace(/#.*/, '')).toBe(address);
  }
});

test('every word is found by its beginning', async () => {
  const { load } = open();

  for (const { address, word } of levels.pages) {
    const { found } = await findText(load, word.slice(0, -1));

    expect(found.map((it) => it.address.replace(/#.*/, ''))).toContain(address);
  }
});

test('every word is found with a wrong letter at either end', async () => {
  const { load } = open();

  for (const { address, word } of levels.pages) {
    for (const at of [1, word.length - 2]) {
      const wrong = `${word.slice(0, at)}x${word.slice(at + 1)}`;
      const { found, correction } = await findText(load, wrong);

      expect(correction).toBe(word);
      expect(found[0]?.address.replace(/#.*/, '')).toBe(address);
    }
  }
});

test('every name is found as a whole, by its beginning and by the words inside it', async () => {
  const { load } = open();

  for (const { address, word, name } of levels.pages) {
    const whole = await findNames(load, name);
    const begun = await findNames(load, name.slice(0, -2));
    const inside = await findNames(load, word);

    expect(whole[0]).toMatchObject({ name, address });
    expect(begun.map((it) => it.address)).toContain(address);
    expect(inside.map((it) => it.name)).toContain(`disable${name.slice(0, -3)}`);
  }
});

test('of many things with one name that of an owner is found', async () => {
  const { load } = open();

  for (const { address, name } of levels.pages) {
    const [first] = await findNames(load, `${name} variant`);

    expect(first).toMatchObject({
      name: 'variant',
      owner: name,
      address: `${address}#${name}-variant`,
    });
  }
});

test('humps that were only begun find a name', async () => {
  const { load } = open();
  const { name, address } = levels.pages[7] as Levels['pages'][number];
  const word = name.slice(0, -3);

  const found = await findNames(load, `disab${word.slice(0, 8)}`);

  expect(found[0]).toMatchObject({
    name: `disable${word}`,
    address: `${address}#${name}-disable${word}`,
  });
});

test('nothing is counted twice that lies in two of the files', async () => {
  const { load } = open();
  const { word } = levels.pages[3] as Levels['pages'][number];
  const index = await SymbolIndex.open(levels.start.symbols, load);
  const question: Question = { words: `disable ${word}`, current: '', products: [], kinds: [] };

  await index.needs(question);

  expect(index.find(question).groups.find(({ kind }) => kind === 'prop')?.count).toBe(1);
});

test('icons are found by what they are called', async () => {
  const { load } = open();

  const found = await findNames(load, 'trash icon');

  expect(found[0]).toMatchObject({ kind: 'icon', name: 'TrashCan' });
});

test('a word of all pages is found where it is the title, without fetching where else it stands', async () => {
  const { load, asked } = open();

  const { found } = await findText(load, 'everywhere');

  expect(found[0]?.title).toBe('Everywhere');
  expect(Object.keys(levels.files).some((name) => name.includes('/lists.'))).toBe(true);
  expect(asked.filter((name) => name.includes('/lists.'))).toEqual([]);
  expect(asked.filter((name) => isOf('everywhere', name))).toHaveLength(1);
});

test('of one product pages are found that are not among the best of all', async () => {
  const { load } = open();

  const { found, count } = await findText(load, 'everywhere', { products: ['product-2'] });

  expect(count).toBe(8);
  expect(found.every(({ product }) => product === 'product-2')).toBe(true);
});

test('a rare word is not outweighed by one that stands everywhere', async () => {
  const { load } = open();

  for (const { address, word } of levels.pages) {
    const { found } = await findText(load, `everywhere ${word}`);

    expect(found[0]?.address.replace(/#.*/, '')).toBe(address);
  }
});

test('a word that stands everywhere is read in the texts, and not looked up beside a rare one', async () => {
  for (const { word } of levels.pages.slice(0, 12)) {
    const { load, asked } = open();

    const { found, count } = await findText(load, `everywhere ${word}`);

    expect(count).toBe(1);
    expect(markedIn(found[0] as Passage)).toEqual(['Everywhere', word]);
    const fetched = asked.filter((name) => isOf('everywhere', name));
    expect(fetched.filter((name) => !isOf(word, name))).toEqual([]);
  }
});

test('words typed one after the other are found as they are at once', async () => {
  const { load } = open();
  const { word } = levels.pages[5] as Levels['pages'][number];
  const index = new TextIndex(load);
  const question: Question = { words: 'read', current: '', products: [], kinds: [] };
  await index.find(question);

  const typed = await index.find({ ...question, words: `read ${word}` });
  const pasted = await findText(open().load, `read ${word}`);

  expect(typed.found[0]).toEqual(pasted.found[0]);
});

test('a word that was unknown alone is not found beside another', async () => {
  const { load } = open();
  const { word, address } = levels.pages[5] as Levels['pages'][number];
  const index = new TextIndex(load);
  const question: Question = { words: 'qqqqqq', current: '', products: [], kinds: [] };
  await index.find(question);

  const typed = await index.find({ ...question, words: `${word} qqqqqq read` });

  expect(typed.found[0]?.address).toContain(address);
  expect(typed).toEqual(await findText(open().load, `${word} qqqqqq read`));
});

test('more words cost no more files where the first of them tell the page', async () => {
  const { word } = levels.pages[9] as Levels['pages'][number];
  const [two, five] = [open(), open()];

  await findText(two.load, `${word} everywhere`);
  const { found } = await findText(five.load, `guide everywhere more read ${word}`);

  expect(found[0]?.address).toContain(levels.pages[9]?.address);
  const filesOf = (asked: readonly string[]) =>
    new Set(asked.filter((it) => it.includes('words.')));
  expect(filesOf(five.asked).size).toBeLessThanOrEqual(filesOf(two.asked).size + 1);
});

test('where no page has all words each page with one of them is found', async () => {
  const { load } = open();
  const [one, other] = levels.pages.slice(20, 22) as [
    Levels['pages'][number],
    Levels['pages'][number],
  ];

  const { found } = await findText(load, `${one.word} ${other.word}`);

  const addresses = found.map(({ address }) => address.replace(/#.*/, ''));
  expect(new Set(addresses)).toEqual(new Set([one.address, other.address]));
});

test('a mistyped word is mended beside one that is known', async () => {
  const { load } = open();
  const { word, address } = levels.pages[33] as Levels['pages'][number];

  const { found, correction } = await findText(
    load,
    `everywhere ${word.slice(0, -2)}x${word.slice(-1)}`,
  );

  expect(correction).toBe(`everywhere ${word}`);
  expect(found[0]?.address).toContain(address);
});

test('of three words the last two may be a thing of the first', async () => {
  const { load } = open();

  for (const { name, word, address } of levels.pages.slice(0, 12)) {
    const [first] = await findNames(load, `${name} disable ${word}`);

    expect(first).toMatchObject({ owner: name, address: `${address}#${name}-${first?.name}` });
    expect(first?.name.toLowerCase()).toBe(`disable${word}`);
  }
});

test('a sentence is answered by texts, and no names are fetched for it', async () => {
  const { load, asked } = open();
  const { name, word, address } = levels.pages[11] as Levels['pages'][number];

  const named = await findNames(load, `${name} disable ${word} here`);
  const { found } = await findText(load, `everywhere there is ${word} to read`);

  expect(named).toEqual([]);
  expect(asked.filter((it) => it.includes('/names.'))).toEqual([]);
  expect(found[0]?.address).toContain(address);
});

test('who asks a sentence for names alone gets those that begin like it', async () => {
  const { load, asked } = open();

  await findNames(load, 'disable every box here', { kinds: ['prop'] });

  expect(asked.filter((it) => it.includes('/names.'))).toHaveLength(1);
});

test('of words that do not meet none is taken for a mistake', async () => {
  const { load, asked } = open();
  const [one, two, three] = levels.pages.slice(20, 23);

  const { correction } = await findText(load, `${one?.word} ${two?.word} ${three?.word}`);

  expect(correction).toBe('');
  expect(asked.filter((it) => it.includes('/spelling.') || it.includes('/endings.'))).toEqual([]);
});

test('several words cost six files at most where few pages have them', async () => {
  for (const { word } of levels.pages.slice(0, 12)) {
    const { load, asked } = open();
    const question = `guide everywhere more read ${word}`;

    await findText(load, question);
    await findNames(load, question);

    const first = [levels.start.files.text];
    const fetched = new Set(asked.filter((it) => !first.includes(it) && !it.includes('/tables.')));
    expect(fetched.size).toBeLessThanOrEqual(6);
  }
});

test('a question costs few files, whatever there is', async () => {
  const { load, asked } = open();
  const { word } = levels.pages[20] as Levels['pages'][number];

  await findText(load, word);
  await findNames(load, word);

  expect(new Set(asked).size).toBeLessThan(Object.keys(levels.files).length / 4);
});

test('names fall into words as the engine files them', () => {
  for (const [name, words] of folded) expect(foldName(name).words).toEqual(words);
});

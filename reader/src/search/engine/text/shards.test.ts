import { expect, test } from 'vitest';
import { readPlaces } from './postings.ts';
import { openDirectories, type Root } from './root.ts';
import { Shards } from './shards.ts';

// Letters are numbers as the engine writes them: "!" is 0, "#" is 1, "%" is weight 1 and the last
// place of a page. After the first page there are steps: "!" to the next page, "#" to the one after.
const files: Record<string, unknown> = {
  '/search/words.0.json': ['a ab', '! #', '!% !%'],
  '/search/words.1.json': ['sheet sheets', '!! %', '!%!% !%', [['sheet', 4, 'AAAAAAAAAAAAAAAB']]],
  '/search/lists.000000000000.json': ['$', '!%'],
  '/search/lists.000000000001.json': ['%', '!%'],
  '/search/words.2.json': ['shell z', '% %', '!% !%'],
};
const root: Root = {
  pages: 4,
  width: 1,
  words: 'a sheet shell',
  packs: [],
  files: { words: [0, 1, 2].map((number) => `words.${number}.json`), texts: [], spelling: [] },
  products: [],
};
const asked: string[] = [];
const load = async (name: string) => {
  asked.push(name);
  return files[name];
};
const shards = new Shards(load, root, openDirectories(load, root));

test('of a word on very many pages its file has those where it weighs the most', async () => {
  expect(await shards.places('sheet')).toEqual({ places: [0, 0, 1, 1, 0, 1], pages: 4 });
  expect(asked).toEqual(['/search/words.1.json']);
});

test('the others are fetched where all are needed', async () => {
  expect(await shards.places('sheet', true)).toEqual({
    places: [0, 0, 1, 1, 0, 1, 2, 0, 1, 3, 0, 1],
  });
});

test('its other forms lie in the same file', async () => {
  expect(await shards.beginningWith('sheet')).toEqual(['sheets']);
  expect(asked).not.toContain('/search/words.0.json');
});

test('a word that stands nowhere has no places', async () => {
  expect(await shards.places('aardvark')).toEqual({ places: [] });
  expect(await shards.places('0')).toEqual({ places: [] });
});

test('words that begin alike are found, those on the most pages first', async () => {
  expect(await shards.beginningWith('sh')).toContain('sheet');
  expect(await shards.beginningWith('a')).toEqual(['ab']);
});

test('a file is fetched once', async () => {
  await shards.places('sheet');
  await shards.places('ab');

  expect(asked).toEqual([...new Set(asked)]);
});

test('a page has several places, of which the last says so', () => {
  // Section 49 takes two letters: "P" is 46 and begins such a pair, "%" is 3.
  const places = readPlaces({ steps: '!!', places: '!$P%)!%' }, 1);

  expect(places).toEqual([0, 0, 1, 0, 49, 3, 1, 0, 1]);
});

test('a step from page to page takes as many letters as it needs', () => {
  const three = '!%!%!%';

  // "P" begins a pair of letters, "~" is followed by as many as a page has.
  const near = readPlaces({ steps: '!!P!P%', places: three }, 2);
  const far = readPlaces({ steps: '!#~!#~#!', places: three }, 2);

  expect(near.filter((_, at) => at % 3 === 0)).toEqual([0, 47, 97]);
  expect(far.filter((_, at) => at % 3 === 0)).toEqual([1, 2, 94]);
});

import { expect, test } from 'vitest';
import { readPlaces } from './postings.ts';
import { openDirectories, type Root } from './root.ts';
import { Shards } from './shards.ts';

// Letters are numbers as the engine writes them: "!" is 0, "#" is 1, "%" is weight 1 and the last place of a page.
const files: Record<string, unknown> = {
  '/search/words.0.json': ['a ab', '!!% #!%'],
  '/search/words.1.json': ['sheet', '!!%#!%', 3],
  '/search/words.2.json': ['sheet', '$!%'],
  '/search/words.3.json': ['sheets shell z', '%!% %!% %!%'],
};
const root: Root = {
  pages: 4,
  width: 1,
  words: 'a sheet sheet sheets',
  packs: [],
  files: { words: [0, 1, 2, 3].map((number) => `words.${number}.json`), texts: [], spelling: [] },
  products: [],
};
const asked: string[] = [];
const load = async (name: string) => {
  asked.push(name);
  return files[name];
};
const shards = new Shards(load, root, openDirectories(load, root));

test('of a word that fills several files the first has the pages where it weighs the most', async () => {
  expect(await shards.places('sheet')).toEqual({ places: [0, 0, 1, 1, 0, 1], pages: 3 });
  expect(asked).not.toContain('/search/words.2.json');
});

test('all of them are put together where they are needed', async () => {
  expect(await shards.places('sheet', true)).toEqual({ places: [0, 0, 1, 1, 0, 1, 2, 0, 1] });
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
  const places = readPlaces('!!$P%)#!%', 1);

  expect(places).toEqual([0, 0, 1, 0, 49, 3, 1, 0, 1]);
});

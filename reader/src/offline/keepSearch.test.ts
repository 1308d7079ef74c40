// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answered, CacheStandIn } from './cacheStandIn.test.fixture.ts';
import { HASHED, SEARCH } from './caches.ts';
import { keepSearch, renewSearch } from './keepSearch.worker.ts';
import { START } from './kinds.ts';

const HOME = 'https://example.com';

vi.mock('./pass.ts', () => ({ pass: async () => undefined }));

let disk: CacheStandIn;
let site: Record<string, string>;

beforeEach(() => {
  disk = new CacheStandIn();
  site = {};
  vi.stubGlobal('caches', disk);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname } = new URL(address);
    const text = site[pathname];
    return text ? answered(text, 'application/json') : answered('lost', 'text/html', 404);
  });
});

afterEach(() => vi.unstubAllGlobals());

test('the whole index is kept, and then the table that names it', async () => {
  const start = publish('one', ['names.11111111', 'words.11111111']);

  await keepSearch(HOME + START, start);

  expect(disk.paths(HASHED.name)).toEqual([
    '/search/names.11111111.json',
    '/search/words.11111111.json',
  ]);
  expect(await keptTable()).toContain('one');
});

test('the files that only the root of the text names are kept as well', async () => {
  const start = publish('one', ['names.11111111', 'text.11111111']);
  site['/search/text.11111111.json'] = JSON.stringify({
    files: { words: ['words.33333333.json'] },
  });
  site['/search/words.33333333.json'] = '[]';

  await keepSearch(HOME + START, start);

  expect(disk.paths(HASHED.name)).toContain('/search/words.33333333.json');
});

test('an index so large that its root leads to its files in steps is not kept', async () => {
  const start = publish('one', ['names.11111111', 'text.11111111']);
  site['/search/text.11111111.json'] = JSON.stringify({ directories: { words: [0, '', ''] } });

  await keepSearch(HOME + START, start);

  expect(disk.paths(HASHED.name)).toEqual([]);
  expect(await keptTable()).toBeUndefined();
});

test('a newer index replaces it; what both have in common is not fetched again', async () => {
  await keepSearch(HOME + START, publish('one', ['names.11111111', 'words.11111111']));
  const start = publish('two', ['names.11111111', 'words.22222222']);
  delete site['/search/names.11111111.json'];

  await keepSearch(HOME + START, start);

  expect(disk.paths(HASHED.name)).toEqual([
    '/search/names.11111111.json',
    '/search/words.22222222.json',
  ]);
});

test('an index that is not whole replaces none', async () => {
  await keepSearch(HOME + START, publish('one', ['names.11111111']));
  const start = publish('two', ['names.22222222']);
  site = {};

  await expect(keepSearch(HOME + START, start)).rejects.toThrow('There is no');

  expect(await keptTable()).toContain('one');
});

test('a full disk leaves the index that is there', async () => {
  await keepSearch(HOME + START, publish('one', ['names.11111111']));
  disk.room = 3;

  await keepSearch(HOME + START, publish('two', ['names.22222222', 'words.22222222']));

  expect(disk.paths(HASHED.name)).not.toContain('/search/words.22222222.json');
});

test('whoever saves data fetches what they ask for and no more', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });

  await keepSearch(HOME + START, publish('one', ['names.11111111']));

  expect(await disk.keys()).toEqual([]);
});

test('only where somebody has searched it is renewed', async () => {
  publish('one', ['names.11111111']);

  await renewSearch(HOME);
  expect(disk.paths(SEARCH.name)).toEqual([]);

  await keepSearch(HOME + START, publish('one', ['names.11111111']));
  publish('two', ['names.22222222']);
  await renewSearch(HOME);
  expect(await keptTable()).toContain('two');
});

function publish(version: string, names: readonly string[]): Response {
  const files: Record<string, string> = {};
  for (const name of names) files[name.replace(/\..*/, '')] = `/search/${name}.json`;
  for (const path of Object.values(files)) site[path] = '[]';
  site[START] = JSON.stringify({ files, version });
  return answered(site[START], 'application/json');
}

async function keptTable(): Promise<string | undefined> {
  const cache = await disk.open(SEARCH.name);
  return (await cache.match(HOME + START))?.text();
}

// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answered, CacheStandIn } from './cacheStandIn.test.fixture.ts';
import { CHANGING, DOCUMENTS, dropAllCaches, dropOldCaches, HASHED } from './caches.ts';
import { findKept, isKeepable, keep, takeCopy } from './keeping.ts';

const HOME = 'https://example.com';

let disk: CacheStandIn;

beforeEach(() => {
  disk = new CacheStandIn();
  vi.stubGlobal('caches', disk);
});

afterEach(() => vi.unstubAllGlobals());

test('what was kept is found', async () => {
  expect(await keep(DOCUMENTS, `${HOME}/a/`, answered('A'))).toBe(true);

  expect(await (await findKept(DOCUMENTS, `${HOME}/a/`))?.text()).toBe('A');
});

test('a storage that fails has nothing', async () => {
  vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('No.', 'UnknownError')) });

  expect(await findKept(DOCUMENTS, `${HOME}/a/`)).toBeUndefined();
});

test('of many pages those stay that were visited last, with what they name', async () => {
  await keep(HASHED, `${HOME}/assets/old-12345678.js`, answered('', 'text/javascript'));
  await keep(HASHED, `${HOME}/assets/new-12345678.js`, answered('', 'text/javascript'));

  for (let number = 0; number < 100; number += 1) {
    const name = number < 30 ? 'old' : 'new';
    await keep(DOCUMENTS, `${HOME}/${number}/`, answered(`/assets/${name}-12345678.js`));
  }

  const kept = disk.paths(DOCUMENTS.name);
  expect(kept.length).toBeLessThanOrEqual(DOCUMENTS.most * 1.2);
  expect(kept.at(-1)).toBe('/99/');
  expect(disk.paths(HASHED.name)).toEqual(['/assets/new-12345678.js']);
});

test('on a full disk the oldest pages make room', async () => {
  for (const name of 'abcd') await keep(DOCUMENTS, `${HOME}/${name}/`, answered(name));
  disk.room = 4;

  expect(await keep(DOCUMENTS, `${HOME}/e/`, answered('e'))).toBe(true);

  expect(disk.paths(DOCUMENTS.name)).toEqual(['/c/', '/d/', '/e/']);
});

test('a disk without any room is no accident', async () => {
  disk.room = 0;

  expect(await keep(DOCUMENTS, `${HOME}/a/`, answered('A'))).toBe(false);
});

test('what does not exist any more is forgotten; what only fails is not', async () => {
  await takeCopy(CHANGING, `${HOME}/a.json`, answered('1', 'application/json'));
  await takeCopy(CHANGING, `${HOME}/a.json`, answered('broken', 'text/html', 503));
  expect(disk.paths(CHANGING.name)).toEqual(['/a.json']);

  await takeCopy(CHANGING, `${HOME}/a.json`, answered('gone', 'text/html', 404));

  expect(disk.paths(CHANGING.name)).toEqual([]);
});

test('only pages are kept as pages', async () => {
  await takeCopy(DOCUMENTS, `${HOME}/a.zip`, answered('PK', 'application/zip'));

  expect(disk.paths(DOCUMENTS.name)).toEqual([]);
});

test('a login page under the address of a page is shown, and not kept', async () => {
  await takeCopy(DOCUMENTS, `${HOME}/a/`, answered('<html data-home="example.com"><h1>A</h1>'));
  await takeCopy(DOCUMENTS, `${HOME}/a/`, answered('<html><h1>Log in to the hotel</h1>'));

  expect(await (await findKept(DOCUMENTS, `${HOME}/a/`))?.text()).toContain('<h1>A</h1>');
});

test('a page in the place of a file is not kept for good', () => {
  expect(isKeepable(HASHED, answered('<h1>Home</h1>', 'text/html; charset=utf-8'))).toBe(false);
});

test.each([
  { status: 500 },
  { status: 404 },
  { status: 206 },
  { type: 'opaque' },
  { type: 'opaqueredirect', status: 0 },
  { redirected: true },
])('an answer with %o is not kept', (odd) => {
  const right = { status: 200, type: 'basic', redirected: false, headers: new Headers() };

  expect(isKeepable(CHANGING, right as Response)).toBe(true);
  expect(isKeepable(CHANGING, { ...right, ...odd } as Response)).toBe(false);
});

test('a new version drops what older ones kept, and neither hashed files nor what is not ours', async () => {
  for (const name of [DOCUMENTS.name, HASHED.name, 'tearsheet-documents-0', 'of-others']) {
    await disk.open(name);
  }

  await dropOldCaches();
  expect(await disk.keys()).toEqual([DOCUMENTS.name, HASHED.name, 'of-others']);

  await dropAllCaches();
  expect(await disk.keys()).toEqual(['of-others']);
});

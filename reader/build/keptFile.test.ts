import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openFolder, readKeptFile, writeKeptFile } from './keptFile.ts';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kept-'));
});

afterEach(() => rm(folder, { recursive: true }));

test('what was kept is read again, and nothing else is left behind', async () => {
  await writeKeptFile(join(folder, 'list.json'), [['one', 1]]);

  expect(await readKeptFile(join(folder, 'list.json'))).toEqual([['one', 1]]);
  expect(await readdir(folder)).toEqual(['list.json']);
});

test('half a file counts as none', async () => {
  await writeFile(join(folder, 'list.json'), '[["one", ');

  expect(await readKeptFile(join(folder, 'list.json'))).toBeUndefined();
  expect(await readKeptFile(join(folder, 'other.json'))).toBeUndefined();
});

test('a folder is filled once, and found after that', async () => {
  const kept = join(folder, 'kept');
  const fill = async (draft: string) => {
    await writeFile(join(draft, 'file.txt'), 'full');
    return { made: process.hrtime.bigint().toString() };
  };

  const first = await openFolder(kept, fill);

  expect(await openFolder(kept, fill)).toEqual(first);
  expect((await readdir(kept)).sort()).toEqual(['file.txt', 'list.json']);
  expect(await readdir(folder)).toEqual(['kept']);
});

test('a folder that was not filled to the end is filled anew', async () => {
  const kept = join(folder, 'kept');
  await mkdir(kept);
  await writeFile(join(kept, 'half.txt'), 'ha');

  expect(await openFolder(kept, async () => 'list')).toBe('list');
  expect(await readdir(kept)).toEqual(['list.json']);
});

test('a folder that cannot be filled is not there', async () => {
  const filled = openFolder(join(folder, 'kept'), async () => {
    throw new Error('The disk is full.');
  });

  await expect(filled).rejects.toThrow('The disk is full.');
  expect(await readdir(folder)).not.toContain('kept');
});

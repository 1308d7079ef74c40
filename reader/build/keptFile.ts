// What is remembered from one build to the next, as JSON: a whole file, or none.

import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What was kept in a file; undefined when there is none, or none that can be read. */
export async function readKeptFile<Kept>(file: string): Promise<Kept | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    // It is made again from what it was made of.
    return undefined;
  }
}

/** Keeps a value; a build that is ended meanwhile leaves what was there. */
export async function writeKeptFile(file: string, value: unknown): Promise<void> {
  // Written under another name, then moved, so that nobody reads half of it.
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, JSON.stringify(value));
  await rename(draft, file);
}

/**
 * What a folder holds, in a list of its own; it is filled first when it is not there, or not whole.
 *
 * A build that was ended may go on for a while and fill the same one: whoever is first is right,
 * since both fill it with the same.
 */
export async function openFolder<List>(
  folder: string,
  fill: (draft: string) => Promise<List>,
): Promise<List> {
  const known = await readKeptFile<List>(join(folder, LIST));
  if (known) return known;

  const draft = `${folder}.${process.pid}`;
  await rm(folder, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  try {
    const list = await fill(draft);
    await writeKeptFile(join(draft, LIST), list);
    await rename(draft, folder).catch(() => rm(draft, { recursive: true, force: true }));
    return list;
  } catch (thrown) {
    // Half a folder is in the way of the next build, on a full disk above all.
    await rm(draft, { recursive: true, force: true });
    throw thrown;
  }
}

const LIST = 'list.json';

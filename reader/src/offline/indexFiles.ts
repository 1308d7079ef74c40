// Which files the search consists of: its first file names some, and one of these names the others.

import { HASHED } from './caches.ts';
import { findKept, isKeepable } from './keeping.ts';

/** Lists the addresses of all files of the index whose first file holds a text. */
export async function listIndexFiles(start: string, home: string): Promise<string[]> {
  const named: Readonly<Record<string, string>> = JSON.parse(start).files;
  const paths = Object.values(named);
  const parts = named.text ? await listParts(new URL(named.text, home).href) : [];
  return [...paths.map((path) => new URL(path, home).href), ...parts];
}

/** Lists the files that the root of the text names. */
async function listParts(root: string): Promise<string[]> {
  const answer = (await findKept(HASHED, root)) ?? (await fetch(root, { priority: 'low' }));
  if (!isKeepable(HASHED, answer)) throw new Error(`There is no ${root}: ${answer.status}.`);

  const { files }: { files: Readonly<Record<string, readonly string[]>> } = await answer.json();
  return Object.values(files).flatMap((names) => names.map((name) => new URL(name, root).href));
}

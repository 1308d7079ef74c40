// Which files the search consists of: its first file names some, and one of these names the others.

import { HASHED } from './caches.ts';
import { findKept, isKeepable } from './keeping.ts';

interface Start {
  files: Readonly<Record<string, string>>;
  symbols?: { directory?: unknown };
}

/**
 * Lists the addresses of all files of the index whose first file holds a text.
 *
 * Nothing where it leads to them in steps: an index of so many files is not for a visitor's disk.
 */
export async function listIndexFiles(start: string, home: string): Promise<string[] | undefined> {
  const { files: named, symbols }: Start = JSON.parse(start);
  const paths = Object.values(named);
  const parts = named.text ? await listParts(new URL(named.text, home).href) : [];
  if (symbols?.directory || !parts) return undefined;
  return [...paths.map((path) => new URL(path, home).href), ...parts];
}

/** Lists the files that the root of the text names. */
async function listParts(root: string): Promise<string[] | undefined> {
  const answer = (await findKept(HASHED, root)) ?? (await fetch(root, { priority: 'low' }));
  if (!isKeepable(HASHED, answer)) throw new Error(`There is no ${root}: ${answer.status}.`);

  const { files }: { files?: Readonly<Record<string, readonly string[]>> } = await answer.json();
  return (
    files && Object.values(files).flatMap((names) => names.map((name) => new URL(name, root).href))
  );
}

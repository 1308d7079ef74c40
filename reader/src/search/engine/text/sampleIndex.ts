// A small index for tests, written as the engine writes it.

import { readFileSync } from 'node:fs';
import type { Load } from '../results.ts';

/** The index of the pages in `tests/search/pages.json`, and what was fetched of it. */
export function openSampleIndex(): { load: Load; asked: Set<string>; names: readonly string[] } {
  const file = `${import.meta.dirname}/../../../../../tests/search/index.json`;
  // The root by its name, the others by their addresses, as the root names them.
  const files: Record<string, unknown> = JSON.parse(readFileSync(file, 'utf8'));
  const asked = new Set<string>();
  const load: Load = async (name) => {
    asked.add(name);
    if (!Object.hasOwn(files, name)) throw new Error(`There is no file "${name}".`);
    return files[name];
  };
  return { load, asked, names: Object.keys(files) };
}

// The rows of a large navigation by their titles, as files bring them, and which of them have some words.

import { findWord, type Searchable, searchable } from './words.ts';

export interface TitlesFile {
  groups: readonly (readonly string[])[];
  rows: readonly (readonly [title: string, href: string, group: number])[];
}

export interface TitledRow {
  title: Searchable;
  href: string;
  around: readonly Searchable[];
}

export function readTitles({ groups, rows }: TitlesFile): TitledRow[] {
  const around = groups.map((titles) => titles.map(searchable));
  return rows.map(([title, href, group]) => ({
    title: searchable(title),
    href,
    around: around[group] ?? [],
  }));
}

/** The rows with all words; who types the beginning of a word does not mean the middle of another. */
export function findRows(
  rows: readonly TitledRow[],
  words: readonly string[],
): { found: readonly TitledRow[]; atStart: boolean } {
  const atStarts = rows.filter((row) => isHit(row, words, true));
  if (atStarts.length > 0) return { found: atStarts, atStart: true };

  return { found: rows.filter((row) => isHit(row, words, false)), atStart: false };
}

/** Its own title and those of the groups around it have the words. */
function isHit({ title, around }: TitledRow, words: readonly string[], atStart: boolean): boolean {
  const titles = [title, ...around];
  return words.every((word) => titles.some((it) => findWord(it, word, atStart)));
}

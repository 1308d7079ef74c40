// The words of the site that are near to one nobody wrote there.

import { lettersOf, Misspelling } from '../Misspelling.ts';
import { digit } from './postings.ts';

/** A word of the site, and how common it is. */
export interface Spelt {
  word: string;
  common: number;
  /** Which letters it consists of, a bit for each. */
  letters: number;
}

export interface Near {
  word: string;
  distance: number;
  /** How much speaks against it: wrong letters, the first above all, and that it is rare. */
  strangeness: number;
}

/** Reads a file of words, each of which tells only what it does not share with the one before. */
export function readSpelling(told: string): Spelt[] {
  let before = '';
  return told.split(' ').map((row) => {
    before = before.slice(0, digit(row, 0)) + row.slice(2);
    return { word: before, common: digit(row, 1), letters: lettersOf(before) };
  });
}

/** The words nearest to one, the nearest first; `begun` words may go on at their end. */
export function findNear(words: readonly Spelt[], wrong: string, begun: boolean): Near[] {
  const misspelling = new Misspelling(wrong);
  const { most } = misspelling;
  const near: Near[] = [];
  if (most === 0) return near;
  for (const { word, common, letters } of words) {
    const spare = word.length - wrong.length;
    if (word === wrong || spare < -most || (spare > most && !begun)) continue;
    if (!misspelling.mayBe(letters)) continue;
    const distance = distanceOf(misspelling, word, begun && wrong.length > 3);
    // Half a letter is what a word still lacks at its end.
    if (distance >= most + 1) continue;
    const first = word[0] === wrong[0] ? 0 : 3;
    near.push({ word, distance, strangeness: distance * 8 + first - common / 2 });
  }
  return near.sort(
    (one, other) => one.strangeness - other.strangeness || (one.word < other.word ? -1 : 1),
  );
}

/** How many letters are wrong; a word that is being typed is not yet wrong for what it lacks. */
function distanceOf(misspelling: Misspelling, word: string, begun: boolean): number {
  const { whole, begin } = misspelling.compare(word);
  // Whole words come first.
  return begun ? Math.min(whole, begin + 0.5) : whole;
}

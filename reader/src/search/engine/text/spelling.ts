// The words of the site that are near to one nobody wrote there.

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

/** How many letters may be wrong in a word of so many. */
export function tolerance(word: string): number {
  if (word.length < 3) return 0;
  return word.length < 9 ? 1 : 2;
}

/** The words nearest to one, the nearest first; `begun` words may go on at their end. */
export function findNear(words: readonly Spelt[], wrong: string, begun: boolean): Near[] {
  const most = tolerance(wrong);
  const near: Near[] = [];
  if (most === 0) return near;
  const own = lettersOf(wrong);
  for (const { word, common, letters } of words) {
    const spare = word.length - wrong.length;
    if (word === wrong || spare < -most || (spare > most && !begun)) continue;
    // Whoever lacks more letters than may be wrong is not worth a closer look.
    if (countBits(own & ~letters) > most) continue;
    const distance = distanceOf(wrong, word, most, begun);
    // Half a letter is what a word still lacks at its end.
    if (distance >= most + 1) continue;
    const first = word[0] === wrong[0] ? 0 : 3;
    near.push({ word, distance, strangeness: distance * 8 + first - common / 2 });
  }
  return near.sort(
    (one, other) => one.strangeness - other.strangeness || (one.word < other.word ? -1 : 1),
  );
}

function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}

/**
 * How many letters one must add, drop, change or swap with their neighbour to come from one word
 * to another, or to its beginning; more than `most` where that is too many.
 */
export function distanceOf(wrong: string, word: string, most: number, begun: boolean): number {
  const width = Math.min(word.length, wrong.length + most);
  let before: number[] = [];
  let row = Array.from({ length: width + 1 }, (_, column) => column);
  for (let line = 1; line <= wrong.length; line++) {
    const next = [line];
    let least = line;
    for (let column = 1; column <= width; column++) {
      const same = wrong[line - 1] === word[column - 1];
      let cost = Math.min(
        at(row, column) + 1,
        at(next, column - 1) + 1,
        at(row, column - 1) + (same ? 0 : 1),
      );
      const swapped = wrong[line - 1] === word[column - 2] && wrong[line - 2] === word[column - 1];
      if (swapped && line > 1 && column > 1) cost = Math.min(cost, at(before, column - 2) + 1);
      next.push(cost);
      if (cost < least) least = cost;
    }
    if (least > most) return most + 1;
    before = row;
    row = next;
  }
  const whole = width < word.length ? most + 1 : at(row, width);
  // A word that is being typed is not yet wrong for what it lacks, but whole words come first.
  return begun && wrong.length > 3
    ? Math.min(whole, Math.min(...row.slice(wrong.length - most)) + 0.5)
    : whole;
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}

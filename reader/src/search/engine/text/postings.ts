// On which pages a word stands, and what it weighs in which of their sections.

/** Page, section and weight of each place, one after the other. */
export type Places = readonly number[];

const HALF = 46;
const BASE = 92;
/** The letter in front of a step that takes as many letters as the first number. */
const LONG = BASE - 1;

/** The places of a word, as its file has them: the pages in steps, and the places on all of them. */
export interface List {
  steps: string;
  places: string;
}

/** Reads the places out of their letters: `width` of them tell the first page, a step each other. */
export function readPlaces({ steps, places: letters }: List, width: number): Places {
  const places: number[] = [];
  let at = 0;
  for (const page of readPages(steps, width)) {
    for (let last = 0; !last; ) {
      const first = digit(letters, at++);
      const section = first < HALF ? first : HALF + (first - HALF) * BASE + digit(letters, at++);
      const weight = digit(letters, at++);
      last = weight & 1;
      places.push(page, section, weight >> 1);
    }
  }
  return places;
}

/** Reads the numbers of pages: the first takes `width` letters, each other is a step. */
function* readPages(steps: string, width: number): Generator<number> {
  if (!steps) return;
  let last = readNumber(steps, 0, width);
  yield last;
  for (let at = width; at < steps.length; ) {
    const first = digit(steps, at++);
    if (first < HALF) last += first + 1;
    else if (first < LONG) last += 1 + HALF + (first - HALF) * BASE + digit(steps, at++);
    else {
      last += readNumber(steps, at, width);
      at += width;
    }
    yield last;
  }
}

/** Reads a number of so many letters. */
export function readNumber(letters: string, at: number, width: number): number {
  let value = 0;
  for (let left = 0; left < width; left++) value = value * BASE + digit(letters, at + left);
  return value;
}

/** The value of a letter: its place among the printable signs without the two JSON writes otherwise. */
export function digit(text: string, at: number): number {
  const code = text.charCodeAt(at) - 33;
  return code - (code > 1 ? 1 : 0) - (code > 59 ? 1 : 0);
}

// What the texts of pages say of words that were not looked up, as the index would have it.

import type { CommonWords } from './CommonWords.ts';
import type { Asked, Understood } from './meanings.ts';
import type { Answers, ShownPage } from './passages.ts';
import { standingWords } from './words.ts';

/** As the engine weighs words: in a title, in a heading, and how often in a text of which length. */
export const IN_TITLE = 8;
const IN_HEADING = 5;
const MOST = 15;
const IN_TEXT = 7;
const USUAL = 128;
const LONGEST = 512;

/** Stands for all words of a text; those of no number have -1. */
const ALL = -2;

/** A question with what the texts of some pages say of the words that were not looked up. */
export function readLeft(
  understood: Understood,
  asked: readonly Asked[],
  common: CommonWords,
  texts: ReadonlyMap<number, ShownPage>,
): Understood {
  const places = placesOf(understood, texts);
  const meanings = understood.meanings.map((meaning, number) => {
    const found = places.get(number);
    const { word } = asked[number] as Asked;
    if (!found) return meaning;
    return {
      ...meaning,
      forms: [{ word, places: found, fitness: 1 }],
      pages: common.pagesWith(word),
    };
  });
  return { ...understood, meanings };
}

/** The places of these words on some pages, by their numbers. */
function placesOf({ answers, left }: Understood, texts: ReadonlyMap<number, ShownPage>) {
  const places = new Map<number, number[]>(left.map((number) => [number, []]));
  for (const [page, [, , sections]] of texts) {
    for (const [section, [id, heading, text]] of sections.entries()) {
      const above = count(heading, answers);
      const below = count(text, answers);
      for (const [number, found] of places) {
        const headed = above.has(number) ? (id ? IN_HEADING : IN_TITLE) : 0;
        const weight = Math.min(MOST, headed + weigh(below.get(number) ?? 0, below.get(ALL) ?? 0));
        if (weight > 0) found.push(page, section, weight);
      }
    }
  }
  return places;
}

/** How often each word of the question stands in a text, and how many words there are of all. */
function count(text: string, answers: Answers): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { word } of standingWords(text)) {
    for (const number of [answers(word), ALL]) counts.set(number, (counts.get(number) ?? 0) + 1);
  }
  return counts;
}

function weigh(found: number, all: number): number {
  if (found === 0) return 0;
  const length = Math.min(LONGEST, 2 ** (Math.floor(Math.log2(all)) + 1));
  return Math.max(1, Math.round((IN_TEXT * found) / (found + 0.4 + (0.6 * length) / USUAL)));
}

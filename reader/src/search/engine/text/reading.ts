// What the texts of pages say of words that were not looked up, as the index would have it.

import type { CommonWords } from './common.ts';
import type { Asked, Understood } from './meanings.ts';
import type { Answers, ShownPage } from './passages.ts';
import type { Places } from './postings.ts';
import { IN_TITLE } from './ranking.ts';
import { standingWords } from './words.ts';

/** As the engine weighs words: in a heading, and how often in a text of which length. */
const IN_HEADING = 5;
const MOST = 15;
const IN_TEXT = 7;
const USUAL = 128;
const LONGEST = 512;

/** A question with what the texts of some pages say of the words that were not looked up. */
export function readLeft(
  understood: Understood,
  asked: readonly Asked[],
  common: CommonWords,
  texts: ReadonlyMap<number, ShownPage>,
): Understood {
  const { answers, left, meanings } = understood;
  const read = meanings.map((meaning, number) => {
    const { word } = asked[number] as Asked;
    if (!left.includes(number)) return meaning;
    const forms = [{ word, places: placesOf(number, answers, texts), fitness: 1 }];
    return { ...meaning, forms, pages: common.pagesWith(word) };
  });
  return { ...understood, meanings: read };
}

/** The places of the word with a number, on some pages. */
function placesOf(number: number, answers: Answers, texts: ReadonlyMap<number, ShownPage>): Places {
  const places: number[] = [];
  for (const [page, [, , sections]] of texts) {
    for (const [section, [id, heading, text]] of sections.entries()) {
      const above = count(heading, number, answers).found > 0 ? (id ? IN_HEADING : IN_TITLE) : 0;
      const weight = Math.min(MOST, above + weigh(count(text, number, answers)));
      if (weight > 0) places.push(page, section, weight);
    }
  }
  return places;
}

function count(text: string, number: number, answers: Answers) {
  const words = standingWords(text);
  return { found: words.filter(({ word }) => answers(word) === number).length, all: words.length };
}

function weigh({ found, all }: { found: number; all: number }): number {
  if (found === 0) return 0;
  const length = Math.min(LONGEST, 2 ** (Math.floor(Math.log2(all)) + 1));
  return Math.max(1, Math.round((IN_TEXT * found) / (found + 0.4 + (0.6 * length) / USUAL)));
}

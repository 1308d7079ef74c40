// Answers several words on a site so large that each of them is a file, where the rarest lead to few pages.

import type { Question } from '../question.ts';
import type { TextAnswer } from '../results.ts';
import { CommonWords } from './CommonWords.ts';
import { factorsOf } from './factors.ts';
import type { Asked, Meanings, Understood } from './meanings.ts';
import type { Passages } from './passages.ts';
import {
  addAllUp,
  type Meaning,
  powerOnLargeSite,
  rank,
  shareOf,
  sum,
  TELLING,
} from './ranking.ts';
import { understandRarest } from './rarest.ts';
import { IN_TITLE, readLeft } from './reading.ts';
import type { Root } from './root.ts';

export class FewPages {
  readonly #root: Root;
  readonly #common: CommonWords;
  readonly #meanings: Meanings;
  readonly #passages: Passages;

  constructor(root: Root, meanings: Meanings, passages: Passages) {
    this.#root = root;
    this.#common = new CommonWords(root);
    this.#meanings = meanings;
    this.#passages = passages;
  }

  /** Finds pages that no other can outdo; nothing where more words have to be looked up to tell. */
  async find(
    asked: readonly Asked[],
    question: Question,
    atRest: () => Promise<boolean>,
  ): Promise<TextAnswer | undefined> {
    // Of a few products other pages may be the best.
    if (asked.length < 2 || question.products.length > 0) return undefined;
    const meant = await this.#understand(asked);
    if (!meant) return undefined;
    const passages = this.#passages;
    const factors = factorsOf(this.#root, question);
    const few = await passages.locateAll(rankByKnown(meant, factors));
    if (!passages.hasTexts(few) && !(await atRest()))
      return { found: [], count: 0, correction: '' };
    const texts = await passages.openAll(few);
    const read = readLeft(meant, asked, this.#common, texts);
    if (!areBest(new Set(texts.keys()), read.meanings, read.left, factors)) return undefined;
    const power = powerOnLargeSite(asked.length);
    const ranked = rank(read.meanings, factors, power).pages.filter(({ page }) => texts.has(page));
    const found = await passages.choose(await passages.locateAll(ranked), read, question);
    return { found, count: ranked.length, correction: '' };
  }

  #understand(asked: readonly Asked[]): Promise<Understood | undefined> {
    const areFew = (pages: ReadonlySet<number>) => this.#passages.areFew(pages);
    return understandRarest(this.#meanings, asked, this.#common, areFew);
  }
}

/** The pages that have all words that were looked up. */
function rankByKnown({ meanings, left }: Understood, factors: Float32Array) {
  const known = meanings.filter((_, number) => !left.includes(number));
  return rank(known, factors).pages.filter(({ isComplete }) => isComplete);
}

/**
 * Whether one of some pages is worth more than all others may be, of which it is not known where
 * the `left` of the words stand: the best that can be is that these are in a title.
 */
function areBest(
  pages: ReadonlySet<number>,
  meanings: readonly Meaning[],
  left: readonly number[],
  factors: Float32Array,
): boolean {
  const { scores, told, rarities, all } = addAllUp(meanings, factors.length);
  const power = powerOnLargeSite(meanings.length);
  const missing = left.map((number) => rarities[number] ?? 0);
  const score = sum(missing.map((rarity) => rarity * IN_TITLE));
  const tells = sum(missing.map((rarity) => rarity ** TELLING));
  const value = (page: number, more: number, toldMore: number) =>
    ((scores[page] ?? 0) + more) *
    (factors[page] ?? 0) *
    shareOf((told[page] ?? 0) + toldMore, all, power);
  const best = Math.max(...[...pages].map((page) => value(page, 0, 0)));
  return factors.every((_, page) => pages.has(page) || value(page, score, tells) <= best);
}

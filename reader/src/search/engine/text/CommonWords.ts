// The words that stand on the most pages of a large site, as its root names them.

import type { Root } from './root.ts';

/** Of the least common words in a list of a few hundred, so many stand on as many pages as all that
 *  are not in it, by and large. */
const RARER = 8;

export class CommonWords {
  /** On about how many pages a word stands, the most common first. */
  readonly #pages = new Map<string, number>();
  readonly #fewest: number;

  constructor({ common = [], pages: all }: Root) {
    for (const [pages, words] of common) {
      for (const word of words.split(' ')) this.#pages.set(word, pages);
    }
    this.#fewest = Math.min(all, ...common.map(([pages]) => pages));
  }

  /** On about how many pages a word stands; of one that is not common, a guess. */
  pagesWith(word: string): number {
    return this.#pages.get(word) ?? this.#fewest / RARER;
  }

  isCommon(word: string): boolean {
    return this.#pages.has(word);
  }
}

// The passages of pages that were found, with what is shown of them.

import type { Load, Passage } from '../results.ts';
import { closeness, cutExcerpt } from './excerpt.ts';
import type { Meaning, RankedPage, RankedSection } from './ranking.ts';
import { addressOf, findFirst, type Root } from './shards.ts';
import { comparable, typedWords } from './words.ts';

/** So many pages are opened, the best of which are shown, and of each so many passages. */
const OPENED = 10;
const PAGES = 8;
const PASSAGES = 2;
/** A further passage of a page is shown when it is so good, beside the best. */
const WORTH_SHOWING = 0.6;
/** What it is worth that all words stand together as they were typed together. */
const TOGETHER = 0.8;

type ShownPage = readonly [
  address: string,
  title: string,
  sections: readonly (readonly [id: string, heading: string, text: string])[],
];

/** A page whose whole title is among several words is about one of them, and they are about it. */
const TITLED = 1.25;

interface Scored {
  passage: Passage;
  score: number;
}

/** Which of the asked words a word of a text answers to; -1 where it answers to none. */
export type Answers = (word: string) => number;

export class Passages {
  readonly #load: Load;
  readonly #root: Root;
  readonly #packs = new Map<number, Promise<readonly ShownPage[]>>();

  constructor(load: Load, root: Root) {
    this.#load = load;
    this.#root = root;
  }

  /** Whether the best pages can be opened without fetching. */
  hasTexts(pages: readonly RankedPage[]): boolean {
    return pages.slice(0, OPENED).every(({ page }) => this.#packs.has(this.#packOf(page)));
  }

  /** Opens the best pages, and orders them once more by how closely the words stand in them. */
  async choose(
    pages: readonly RankedPage[],
    answers: Answers,
    meanings: readonly Meaning[],
  ): Promise<Passage[]> {
    const words = meanings.length;
    const opened = await Promise.all(
      pages.slice(0, OPENED).map(async (ranked) => {
        const shown = await this.#page(ranked.page);
        const scored = this.#read(ranked, shown, answers, words);
        const gained = (scored[0]?.score ?? 0) / (ranked.sections[0]?.score || 1);
        const titled = words > 1 && isAsked(shown[1], answers, meanings) ? TITLED : 1;
        return { scored, score: ranked.score * gained * titled };
      }),
    );
    opened.sort((one, other) => other.score - one.score);
    const shown = opened.slice(0, PAGES).flatMap(({ scored }) => scored.slice(0, PASSAGES));
    return shown.map(({ passage }) => passage);
  }

  #read({ page, sections }: RankedPage, shown: ShownPage, answers: Answers, words: number) {
    const least = (sections[0]?.score ?? 0) * WORTH_SHOWING;
    const worth = sections.filter(({ score }) => score >= least).slice(0, 2 * PASSAGES);
    const product = this.#productOf(page);
    const scored = worth.map((ranked) => readSection(shown, ranked, product, answers, words));
    return scored.sort((one, other) => other.score - one.score);
  }

  #productOf(page: number): string {
    const { products } = this.#root;
    return products[findFirst(products, ([first]) => first > page) - 1]?.[1] ?? '';
  }

  #packOf(page: number): number {
    return findFirst(this.#root.packs, (first) => first > page) - 1;
  }

  async #page(page: number): Promise<ShownPage> {
    const { packs } = this.#root;
    const number = this.#packOf(page);
    let pack = this.#packs.get(number);
    if (!pack) {
      pack = this.#load(addressOf(this.#root, 'texts', number)) as Promise<readonly ShownPage[]>;
      this.#packs.set(number, pack);
      pack.catch(() => this.#packs.delete(number));
    }
    return (await pack)[page - (packs[number] ?? 0)] as ShownPage;
  }
}

/** Whether the question has all words of a title, and not only such as need not be found. */
function isAsked(title: string, answers: Answers, meanings: readonly Meaning[]): boolean {
  const asked = typedWords(title).map(comparable).filter(Boolean).map(answers);
  return asked.every((at) => at >= 0) && asked.some((at) => meanings[at]?.weight === 1);
}

function readSection(
  [address, title, sections]: ShownPage,
  { section, score }: RankedSection,
  product: string,
  answers: Answers,
  words: number,
): Scored {
  const [id = '', heading = '', text = ''] = sections[section] ?? [];
  const passage: Passage = {
    title,
    heading: id ? heading : '',
    product,
    address: id ? `${address}#${id}` : address,
    ...cutExcerpt(text, answers),
  };
  return {
    passage,
    score: score * (1 + TOGETHER * closeness(`${heading}. ${text}`, answers, words)),
  };
}

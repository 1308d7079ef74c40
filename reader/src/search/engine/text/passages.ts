// The passages of pages that were found, with what is shown of them.

import { type Directory, findFirst } from '../Directory.ts';
import type { Question } from '../question.ts';
import type { Load, Passage } from '../results.ts';
import { closeness, cutExcerpt } from './excerpt.ts';
import type { Understood } from './meanings.ts';
import type { Meaning, RankedPage, RankedSection } from './ranking.ts';
import type { Root } from './root.ts';
import { comparable, typedWords } from './words.ts';

/** So many pages are opened, the best of which are shown, and of each so many passages. */
const OPENED = 10;
/** They lie in so many packs at most: each is a file that a phone may have to fetch. */
const PACKS = 6;
/** On a site with directories a pack is as large as a file may be, so that fewer are fetched; and
 *  fewer still for two words, each of which has a file of names and one of places. */
const LARGE_PACKS = 3;
const LARGE_PACKS_OF_TWO = 2;
/** Of several words a page is worth a file there when it is so good, beside the best; one that lacks
 *  some of them, when it is nearly as good, and one that lacks half of them even more so. */
const WORTH_FETCHING = 0.4;
const WORTH_FETCHING_IN_PART = 0.65;
const WORTH_FETCHING_HALF = 0.8;
const PAGES = 8;
const PASSAGES = 2;
/** A further passage of a page is shown when it is so good, beside the best. */
const WORTH_SHOWING = 0.7;
/** What it is worth that all words stand together as they were typed together. */
const TOGETHER = 0.8;

/** What is shown of a page. */
export type ShownPage = readonly [
  address: string,
  title: string,
  sections: readonly (readonly [id: string, heading: string, text: string])[],
];

/** A page whose whole title is among several words is about one of them, and they are about it. */
const TITLED = 1.25;

/** A page with the version in its title that a question asks for. */
const VERSIONED = 1.25;

/** Whoever pastes code wants to know what it does, and less often what became of it. */
const CHANGED = 0.7;
/** As titles say it: "Upgrade to v7", "Breaking changes". */
const ABOUT_CHANGE = /\b(?:migrat|upgrad|breaking)|\bv\d/i;

const VERSION = /^v\d+$/;

/** The file in which the text of a page lies. */
interface Place {
  address: string;
  /** The number of the first page in that file. */
  first: number;
}

/** A page that was found, and where its text lies. */
export interface Located extends Place {
  ranked: RankedPage;
}

interface Scored {
  passage: Passage;
  score: number;
}

/** Which of the asked words a word of a text answers to; -1 where it answers to none. */
export type Answers = (word: string) => number;

export class Passages {
  readonly #load: Load;
  readonly #root: Root;
  readonly #texts: Directory<number>;
  readonly #packs = new Map<string, Promise<readonly ShownPage[]>>();

  constructor(load: Load, root: Root, texts: Directory<number>) {
    this.#load = load;
    this.#root = root;
    this.#texts = texts;
  }

  /** Those of the best pages for so many words that lie in the first few packs, and where these are. */
  async locate(pages: readonly RankedPage[], words: number): Promise<Located[]> {
    const located = await this.locateAll(pages.slice(0, OPENED));
    const packs = packsOf(this.#isLarge && words > 1 ? worthFetching(located, words) : located);
    const fetched = [...packs].slice(0, this.#mostPacks(words));
    return located.filter(({ address }) => fetched.includes(address));
  }

  /** Where these pages are, however many. */
  locateAll(pages: readonly RankedPage[]): Promise<Located[]> {
    return Promise.all(
      pages.map(async (ranked) => ({ ranked, ...(await this.#find(ranked.page)) })),
    );
  }

  /** Whether pages on which several words stand are so few that all of them are opened. */
  async areFew(pages: ReadonlySet<number>): Promise<boolean> {
    if (pages.size > OPENED) return false;
    const located = await Promise.all([...pages].map((page) => this.#find(page)));
    return packsOf(located).size <= LARGE_PACKS_OF_TWO;
  }

  /** The texts of pages, by their numbers. */
  async openAll(located: readonly Located[]): Promise<ReadonlyMap<number, ShownPage>> {
    const opened = located.map(async (one) => [one.ranked.page, await this.#open(one)] as const);
    return new Map(await Promise.all(opened));
  }

  /** Whether these pages can be opened without fetching. */
  hasTexts(located: readonly Located[]): boolean {
    return located.every(({ address }) => this.#packs.has(address));
  }

  /** Opens the best pages, and orders them once more by how closely the words stand in them. */
  async choose(
    located: readonly Located[],
    { answers, meanings }: Understood,
    { pasted, words: asked }: Question,
  ): Promise<Passage[]> {
    const words = meanings.length;
    // The version a question leads to is the last: "v4 to v5".
    const version = versionsIn(asked).at(-1);
    const opened = await Promise.all(
      located.map(async ({ ranked, ...place }) => {
        const shown = await this.#open({ ranked, ...place });
        const scored = this.#read(ranked, shown, answers, words);
        const gained = (scored[0]?.score ?? 0) / (ranked.sections[0]?.score || 1);
        const titled = words > 1 && isAsked(shown[1], answers, meanings) ? TITLED : 1;
        const versioned = version && versionsIn(shown[1]).includes(version) ? VERSIONED : 1;
        const changed = pasted && ABOUT_CHANGE.test(shown[1]) ? CHANGED : 1;
        return { scored, score: ranked.score * gained * titled * versioned * changed };
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

  get #isLarge(): boolean {
    return this.#root.directories !== undefined;
  }

  #mostPacks(words: number): number {
    if (!this.#isLarge) return PACKS;
    return words === 2 ? LARGE_PACKS_OF_TWO : LARGE_PACKS;
  }

  async #find(page: number): Promise<Place> {
    const [pack] = await this.#texts.between(page, page);
    return { address: pack?.address ?? '', first: pack?.key ?? 0 };
  }

  async #open({ ranked, address, first }: Located): Promise<ShownPage> {
    return (await this.#pack(address))[ranked.page - first] as ShownPage;
  }

  #pack(address: string): Promise<readonly ShownPage[]> {
    let pack = this.#packs.get(address);
    if (!pack) {
      pack = this.#load(address) as Promise<readonly ShownPage[]>;
      this.#packs.set(address, pack);
      pack.catch(() => this.#packs.delete(address));
    }
    return pack;
  }
}

/** The best page, then those with all words, then others that are nearly as good. */
function worthFetching(located: readonly Located[], words: number): readonly Located[] {
  const inPart = words === 2 ? WORTH_FETCHING_HALF : WORTH_FETCHING_IN_PART;
  const best = located[0]?.ranked.score ?? 0;
  const isGood = ({ ranked }: Located, share: number) => ranked.score >= best * share;
  return [
    ...located.slice(0, 1),
    ...located.filter((one) => one.ranked.isComplete && isGood(one, WORTH_FETCHING)),
    ...located.filter((one) => isGood(one, inPart)),
  ];
}

function packsOf(places: readonly Place[]): ReadonlySet<string> {
  return new Set(places.map(({ address }) => address));
}

/** Whether the question has all words of a title, and not only such as need not be found. */
function isAsked(title: string, answers: Answers, meanings: readonly Meaning[]): boolean {
  const asked = typedWords(title).map(comparable).filter(Boolean).map(answers);
  return asked.every((at) => at >= 0) && asked.some((at) => meanings[at]?.weight === 1);
}

function versionsIn(text: string): string[] {
  return typedWords(text.toLowerCase()).filter((word) => VERSION.test(word));
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

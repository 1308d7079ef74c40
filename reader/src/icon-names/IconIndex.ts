// Which icons a visitor means: by their names, by other words for them, with a wrong letter if need be.

import { isOneEditAway, likeness } from './edits.ts';
import { type Meaning, synonyms } from './synonyms.ts';
import { formsOf, wordsOfName, wordsOfQuestion } from './words.ts';

export interface Found {
  /** The numbers of the icons, the best first. */
  icons: readonly number[];
  /** Whether the best has this name, or is what is called so. */
  isCertain: boolean;
  /** Where nothing was found: the names that come closest. */
  nearest: readonly string[];
}

interface Entry {
  name: string;
  /** The name in lower case. */
  whole: string;
  words: readonly string[];
}

/** How far from what was typed an icon is: the less, the better. */
const SAME_NAME = 0;
const MEANT_ICON = 0.8;
const SAME_WORD = 1;
const BEGINNING = 2;
const BEGUN_MEANING = 3;
const MEANT_WORD = 3.5;
const INSIDE = 4;
const WRONG_LETTER = 6;
/** What each word costs that stands before the one that was found. */
const LATER = 0.2;
/** Shorter words have too many neighbors. */
const SHORTEST_MISSPELT = 4;
/** What less than this is typed of does not mean anything yet. */
const SHORTEST_BEGINNING = 3;
const NEAREST = 8;

type Costs = Map<number, number>;

/** All icons by their names; made once, asked at every key. */
export class IconIndex {
  readonly #entries: readonly Entry[];
  readonly #numbers: ReadonlyMap<string, number>;

  constructor(names: readonly string[]) {
    this.#entries = names.map((name) => ({
      name,
      whole: name.toLowerCase(),
      words: wordsOfName(name),
    }));
    this.#numbers = new Map(names.map((name, number) => [name, number]));
  }

  /** Finds what was typed; all words of it, or all of them as one. */
  find(typed: string): Found {
    const words = wordsOfQuestion(typed);
    const whole = words.join('');
    const costs = words.length > 1 ? this.#costOfAll(words) : new Map<number, number>();
    for (const [number, cost] of this.#costOf(whole)) takeLess(costs, number, cost);
    if (costs.size === 0 && words.length < 2) this.#addMisspelt(whole, costs);
    const icons = [...costs.keys()].sort((one, other) => this.#order(one, other, costs));
    const isCertain = (costs.get(icons[0] ?? -1) ?? WRONG_LETTER) < SAME_WORD * words.length;
    return { icons, isCertain, nearest: icons.length > 0 ? [] : this.#nearestTo(words) };
  }

  /** What every word is found in. */
  #costOfAll(words: readonly string[]): Costs {
    const [first = new Map<number, number>(), ...others] = words.map((word) => {
      const costs = this.#costOf(word);
      if (costs.size === 0) this.#addMisspelt(word, costs);
      return costs;
    });
    const common: Costs = new Map();
    for (const [number, cost] of first) {
      const rest = others.map((costs) => costs.get(number));
      if (rest.every((one) => one !== undefined)) {
        common.set(number, cost + rest.reduce((sum, one) => sum + one, 0));
      }
    }
    return common;
  }

  #costOf(word: string): Costs {
    const costs: Costs = new Map();
    if (!word) return costs;

    this.#addNamed(word, costs, Number.POSITIVE_INFINITY, 0);
    for (const [place, form] of formsOf(word).entries()) {
      // A form is only what may be meant: what was typed itself comes first, and is no beginning.
      if (place > 0) this.#addNamed(form, costs, BEGINNING, place / 10);
      const meaning = synonyms.get(form);
      if (meaning) this.#addMeant(meaning, costs, MEANT_ICON + place / 10);
    }
    if (word.length >= SHORTEST_BEGINNING) this.#addBegun(word, costs);
    return costs;
  }

  #addNamed(word: string, costs: Costs, below: number, extra: number): void {
    for (const [number, entry] of this.#entries.entries()) {
      const cost = costOfName(word, entry);
      if (cost !== undefined && cost < below) takeLess(costs, number, cost + extra);
    }
  }

  /** What is meant by words that begin with what has been typed so far. */
  #addBegun(word: string, costs: Costs): void {
    for (const [synonym, meaning] of synonyms) {
      if (synonym !== word && synonym.startsWith(word)) {
        this.#addMeant(meaning, costs, BEGUN_MEANING + (synonym.length - word.length) / 20);
      }
    }
  }

  #addMeant({ icons, words }: Meaning, costs: Costs, cost: number): void {
    for (const [place, icon] of icons.entries()) {
      const number = this.#numbers.get(icon);
      if (number !== undefined) takeLess(costs, number, cost + place / 100);
    }
    if (words.length === 0) return;

    for (const [number, entry] of this.#entries.entries()) {
      if (words.some((word) => entry.words.includes(word))) {
        takeLess(costs, number, Math.max(cost, MEANT_WORD));
      }
    }
  }

  #addMisspelt(word: string, costs: Costs): void {
    if (word.length < SHORTEST_MISSPELT) return;

    for (const [number, { whole, words }] of this.#entries.entries()) {
      if ([whole, ...words].some((one) => isOneEditAway(word, one))) {
        takeLess(costs, number, WRONG_LETTER);
      }
    }
    for (const [synonym, meaning] of synonyms) {
      if (isOneEditAway(word, synonym)) this.#addMeant(meaning, costs, WRONG_LETTER + 1);
    }
  }

  /** Among what costs the same, the shorter name says less that was not asked for. */
  #order(one: number, other: number, costs: Costs): number {
    const difference = (costs.get(one) ?? 0) - (costs.get(other) ?? 0);
    return difference || this.#lengthOf(one) - this.#lengthOf(other) || one - other;
  }

  #lengthOf(number: number): number {
    return this.#entries[number]?.words.length ?? 0;
  }

  #nearestTo(words: readonly string[]): readonly string[] {
    const likely = new Map<string, number>();
    const take = (name: string, like: number) =>
      likely.set(name, Math.max(like, likely.get(name) ?? 0));
    for (const word of words) {
      for (const { name, whole, words: parts } of this.#entries) {
        take(name, Math.max(...[whole, ...parts].map((one) => likeness(word, one))));
      }
      for (const [synonym, { icons }] of synonyms) {
        if (icons[0]) take(icons[0], likeness(word, synonym));
      }
    }
    return [...likely]
      .filter(([, like]) => like > 0)
      .sort(([, one], [, other]) => other - one)
      .slice(0, NEAREST)
      .map(([name]) => name);
  }
}

/** How far a word is from a name; undefined where it is not in it. */
function costOfName(word: string, { whole, words }: Entry): number | undefined {
  if (whole === word) return SAME_NAME;

  const same = words.indexOf(word);
  if (same >= 0) return SAME_WORD + same * LATER;
  if (whole.startsWith(word)) return BEGINNING;

  const begun = words.findIndex((one) => one.startsWith(word));
  if (begun >= 0) return BEGINNING + begun * LATER;
  return word.length > 1 && whole.includes(word) ? INSIDE : undefined;
}

function takeLess(costs: Costs, number: number, cost: number): void {
  const before = costs.get(number);
  if (before === undefined || cost < before) costs.set(number, cost);
}

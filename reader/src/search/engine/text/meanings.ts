// What the words of a question may mean: words of the site, as typed, begun or mistyped.

import type { Answers } from './passages.ts';
import type { Form, Meaning } from './ranking.ts';
import type { Shards } from './shards.ts';
import { findNear, type Spelt } from './spelling.ts';
import { comparable, humps, stem, typedWords } from './words.ts';

/** A word of a question. */
export interface Asked {
  written: string;
  /** In small letters. */
  typed: string;
  /** In the form in which words are compared. */
  word: string;
  /** Whether it may still be typed. */
  last: boolean;
  /** Whether it need not be found. */
  isLight: boolean;
}

/** A question in words of the site. */
export interface Understood {
  meanings: readonly Meaning[];
  answers: Answers;
  /** The words that were not looked up, by their numbers: the texts of the pages tell of them. */
  left: readonly number[];
  /** The question as it was understood, where that is not how it was typed. */
  correction: string;
}

/** What a form is worth beside the word itself. */
const BEGUN = 0.7;
const KIN = 0.7;
const NEAR = 0.6;
/** A beginning of fewer letters is the beginning of too much. */
const SHORTEST_BEGINNING = 2;
/** Words that are stranger than the nearest by no more than this may be meant as well. */
const ALIKE = 1;
/** What a word counts that need not be found, beside one that has to be. */
const LIGHT = 0.4;
/** So many spellings of a word are tried. */
const SPELLINGS = 3;

/** A word of a question with its places. */
export interface Known {
  asked: Asked;
  meaning: readonly Form[];
  /** What it was taken for; empty where it was taken as it is. */
  instead: string;
  /** Whether it was not looked up. */
  isLeft?: boolean;
}

/** Reads the words of a question; those that stand everywhere count only where there is no other. */
export function readAsked(words: string, light: readonly string[] = []): Asked[] {
  const written = typedWords(words);
  const telling = written.filter(comparable);
  const kept = telling.length > 0 ? telling : written.slice(-1);
  const end = kept.length - 1;
  return kept.map((word, at) => readWord(word, at === end, light.includes(word.toLowerCase())));
}

function readWord(written: string, last: boolean, isLight = false): Asked {
  const typed = written.toLowerCase();
  return { written, typed, word: comparable(written) || typed, last, isLight };
}

export class Meanings {
  readonly #shards: Shards;

  constructor(shards: Shards) {
    this.#shards = shards;
  }

  /** Understands words as they were typed, and only those that are unknown as others near to them. */
  async understand(asked: readonly Asked[], all = false): Promise<Understood> {
    const known = await Promise.all(asked.map((one) => this.know(one, all)));
    const joined = await this.#join(known);
    const mended = joined.map((one) => (one.meaning.length > 0 ? [one] : this.#mend(one.asked)));
    return understood((await Promise.all(mended)).flat());
  }

  /** Yields the question with one of its words spelt otherwise, each word in turn. */
  async *respell(asked: readonly Asked[]): AsyncGenerator<Understood> {
    const known = await Promise.all(asked.map((one) => this.know(one)));
    for (const [number, one] of asked.entries()) {
      for (const { word } of findNear(await this.#shards.spelling(one.word), one.word, false).slice(
        0,
        SPELLINGS,
      )) {
        const form = await this.#form(word, NEAR);
        yield understood(known.with(number, { asked: one, meaning: [form], instead: word }));
      }
    }
  }

  /** Whether nothing has to be fetched to know a word. */
  isAtHand({ word }: Asked): boolean {
    return this.#shards.isAtHand(word);
  }

  /** A word as it was typed, in its other forms and, as the last, as the beginning of others. */
  async know(asked: Asked, all = false): Promise<Known> {
    const meaning: Form[] = [];
    const whole = await this.#form(asked.word, 1, all);
    if (whole.places.length > 0) meaning.push(whole);
    meaning.push(...(await this.#kin(asked)));
    // A word that is known and complete is not the beginning of another.
    if ((asked.last || meaning.length === 0) && asked.typed.length >= SHORTEST_BEGINNING) {
      const begun = await this.#shards.beginningWith(asked.typed);
      const known = new Set([asked.word, ...meaning.map(({ word }) => word)]);
      const others = begun.filter((word) => !known.has(word));
      meaning.push(...(await Promise.all(others.map((word) => this.#form(word, BEGUN)))));
    }
    return { asked, meaning, instead: '' };
  }

  /** The other forms of a word: `sorting` and `sorted` of sort. */
  async #kin({ word }: Asked): Promise<Form[]> {
    const shared = stem(word);
    const isKin = (other: string) => other !== word && stem(other) === shared;
    const others = await this.#shards.beginningWith(shared, isKin);
    const kin = isKin(shared) ? [shared, ...others] : others;
    const forms = await Promise.all(kin.map((other) => this.#form(other, KIN)));
    return forms.filter(({ places }) => places.length > 0);
  }

  /** Two words of which the site knows one only together with the other: "auto complete". */
  async #join(known: readonly Known[]): Promise<readonly Known[]> {
    for (const [number, { asked, meaning }] of known.entries()) {
      const next = known[number + 1];
      if (!next || (meaning.length > 0 && next.meaning.length > 0)) continue;
      const both = readWord(asked.typed + next.asked.typed, next.asked.last);
      const joined = await this.know(both);
      if (joined.meaning.length > 0) {
        return known.toSpliced(number, 2, { ...joined, instead: both.typed });
      }
    }
    return known;
  }

  /** What an unknown word was meant to be: some written together, or another near to it. */
  async #mend(asked: Asked): Promise<Known[]> {
    const spelling = await this.#shards.spelling(asked.word);
    const parts = humps(asked.written);
    const near = findNear(spelling, asked.word, asked.last);
    const divided =
      parts.length > 1 ? parts : near[0]?.distance === 1 ? [] : divide(spelling, asked);
    if (divided.length > 0) {
      const words = divided.map((part, number) => readWord(part, asked.last && number > 0));
      const known = await Promise.all(words.map((word) => this.know(word)));
      if (known.every(({ meaning }) => meaning.length > 0)) {
        // Whoever typed capitals divided the word already: nothing is put right.
        const isRespelt = parts.length < 2;
        return known.map((one) => ({ ...one, instead: isRespelt ? one.asked.typed : '' }));
      }
    }
    const least = near[0]?.strangeness ?? 0;
    const nearest = near.filter(({ strangeness }) => strangeness <= least + ALIKE);
    const words = nearest.slice(0, SPELLINGS).map(({ word }) => word);
    const meaning = await Promise.all(words.map((word) => this.#form(word, NEAR)));
    return [{ asked, meaning, instead: words[0] ?? '' }];
  }

  async #form(word: string, fitness: number, all = false): Promise<Form> {
    return { word, fitness, ...(await this.#shards.places(word, all)) };
  }
}

/** A question whose words are known. */
export function understood(known: readonly Known[]): Understood {
  const numbers = new Map<string, number>();
  for (const [number, { meaning }] of known.entries()) {
    for (const { word } of meaning) if (!numbers.has(word)) numbers.set(word, number);
  }
  const left = [...known.keys()].filter((number) => known[number]?.isLeft);
  const isMended = known.some(({ instead }) => instead);
  return {
    meanings: known.map(({ asked, meaning }) => ({
      forms: meaning,
      weight: asked.isLight ? LIGHT : 1,
    })),
    answers: (word) => {
      const number = numbers.get(word) ?? left.find((at) => isFormOf(word, known[at]?.asked)) ?? -1;
      // Texts have most of their words many times.
      if (left.length > 0) numbers.set(word, number);
      return number;
    },
    left,
    correction: isMended ? known.map(({ asked, instead }) => instead || asked.typed).join(' ') : '',
  };
}

/** Whether a word of a text is what was asked for, or another form of it. */
function isFormOf(word: string, asked: Asked | undefined): boolean {
  if (!asked) return false;
  if (word === asked.word || stem(word) === stem(asked.word)) return true;
  return asked.last && asked.typed.length >= SHORTEST_BEGINNING && word.startsWith(asked.typed);
}

/** The two words of the site that a word consists of, if it does: "darkmode". */
function divide(spelling: readonly Spelt[], { typed, word }: Asked): string[] {
  const begun = new Map<string, number>();
  const ended = new Map<string, number>();
  for (const { word: known, common } of spelling) {
    if (typed.startsWith(known)) begun.set(known, common);
    if (word.endsWith(known)) ended.set(known, common);
  }
  let best: string[] = [];
  let most = 0;
  for (const [first, common] of begun) {
    const second = word.slice(first.length);
    const worth = Math.min(common, ended.get(second) ?? 0);
    if (worth > most) {
      most = worth;
      best = [first, second];
    }
  }
  return best;
}

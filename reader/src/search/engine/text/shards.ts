// The words of the site with their places, fetched in neighborhoods as they are asked for.

import { type Entry, findFirst } from '../Directory.ts';
import type { Load } from '../results.ts';
import { type Places, readPlaces } from './postings.ts';
import type { Directories, Root } from './root.ts';
import { readSpelling, type Spelt } from './spelling.ts';

/** Beginnings are looked for in so many files at most: who typed two letters goes on typing. */
const MOST_SHARDS = 3;
/** Places of so many words are kept: enough for a question and its next letters. */
const KEPT = 200;
/** Of the words with one beginning, so many that stand on the most pages. */
const MOST_WORDS = 24;
/** A mistyped word is looked for in so many files at each of its ends. */
const MOST_NEAR = 2;

interface Shard {
  words: readonly string[];
  lists: readonly string[];
  /** On how many pages a word stands of which this holds only the best. */
  pages?: number;
}

/** The places of a word, and on how many pages it stands where these are only the best. */
export interface Found {
  places: Places;
  pages?: number;
}

export class Shards {
  readonly #load: Load;
  readonly #root: Root;
  readonly #directories: Directories;
  readonly #shards = new Map<string, Promise<Shard>>();
  readonly #places = new Map<string, Found>();
  readonly #spelling = new Map<string, Promise<Spelt[]>>();

  constructor(load: Load, root: Root, directories: Directories) {
    this.#load = load;
    this.#root = root;
    this.#directories = directories;
  }

  /**
   * The places of a word; none where it stands nowhere.
   *
   * Of a word on very many pages those where it weighs the most, unless `all` of them are needed.
   */
  async places(word: string, all = false): Promise<Found> {
    const key = all ? `${word} ` : word;
    const known = this.#places.get(key);
    if (known) return known;
    let list = '';
    let pages: number | undefined;
    const { words } = this.#directories;
    const files = await (all ? words.between(word, word) : words.between(word, word, 1));
    for (const shard of await this.#open(files)) {
      const at = findFirst(shard.words, (other) => other >= word);
      if (shard.words[at] !== word) continue;
      list += shard.lists[at];
      pages ??= shard.pages;
    }
    const places = readPlaces(list, this.#root.width);
    const found = pages === undefined || all ? { places } : { places, pages };
    const [oldest] = this.#places.keys();
    if (oldest !== undefined && this.#places.size >= KEPT) this.#places.delete(oldest);
    this.#places.set(key, found);
    return found;
  }

  /** Whether the places of a word need not be fetched. */
  isAtHand(word: string): boolean {
    return this.#places.has(word);
  }

  /** The words that go on from a beginning, without itself; those on the most pages first. */
  async beginningWith(beginning: string, fits = (_: string) => true): Promise<string[]> {
    const found = new Map<string, number>();
    const end = `${beginning}\uffff`;
    const files = await this.#directories.words.firstsBetween(beginning, end, MOST_SHARDS);
    for (const { words, lists } of await this.#open(files)) {
      let at = findFirst(words, (word) => word > beginning);
      for (; words[at]?.startsWith(beginning); at++) {
        const word = words[at] ?? '';
        if (fits(word)) found.set(word, (found.get(word) ?? 0) + (lists[at]?.length ?? 0));
      }
    }
    const sorted = [...found].sort((one, other) => other[1] - one[1]);
    return sorted.slice(0, MOST_WORDS).map(([word]) => word);
  }

  /**
   * The words of the site that a mistyped one may mean: all of them, or on a large site those that
   * begin or end like it, since of one wrong letter either half of a word is free.
   */
  async spelling(wrong: string): Promise<readonly Spelt[]> {
    const { near, spelling } = this.#directories;
    if (!near) return (await Promise.all(spelling.map((file) => this.#read(file)))).flat();
    const half = Math.ceil(wrong.length / 2);
    const begin = wrong.slice(0, half);
    const end = turned(wrong).slice(0, half);
    const [begins, ends] = await Promise.all([
      near.begins.between(begin, `${begin}\uffff`, MOST_NEAR),
      near.endings.between(end, `${end}\uffff`, MOST_NEAR),
    ]);
    const read = await Promise.all([
      ...begins.map(({ address }) => this.#read(address)),
      ...ends.map(async ({ address }) =>
        (await this.#read(address)).map((one) => ({ ...one, word: turned(one.word) })),
      ),
    ]);
    return [...new Map(read.flat().map((one) => [one.word, one])).values()];
  }

  #read(address: string): Promise<Spelt[]> {
    let spelt = this.#spelling.get(address);
    if (!spelt) {
      spelt = this.#load(address).then((file) => readSpelling(file as string));
      this.#spelling.set(address, spelt);
      // Who was without network for a moment may ask again.
      spelt.catch(() => this.#spelling.delete(address));
    }
    return spelt;
  }

  #open(files: readonly Entry<string>[]): Promise<Shard[]> {
    return Promise.all(files.map(({ address }) => this.#shard(address)));
  }

  #shard(address: string): Promise<Shard> {
    let shard = this.#shards.get(address);
    if (!shard) {
      shard = this.#load(address).then((file) => {
        const [words, lists, pages] = file as [words: string, lists: string, pages?: number];
        const read = { words: words.split(' '), lists: lists.split(' ') };
        return pages === undefined ? read : { ...read, pages };
      });
      this.#shards.set(address, shard);
      shard.catch(() => this.#shards.delete(address));
    }
    return shard;
  }
}

/** A word from its last letter to its first; no word that can be mistyped has letters of two parts. */
function turned(word: string): string {
  return word.split('').reverse().join('');
}

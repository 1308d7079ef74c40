// The words of the site with their places, fetched in neighborhoods as they are asked for.

import { addressesOf, type Entry, findFirst } from '../Directory.ts';
import type { Load } from '../results.ts';
import { type List, type Places, readPlaces } from './postings.ts';
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

/** A file of words as it is written: they, their pages and places, and of each word on so many pages
 *  that these are only the best, on how many it stands and the digests of the files with the others. */
type Written = readonly [
  words: string,
  steps: string,
  places: string,
  long?: readonly (readonly [word: string, pages: number, digests: string])[],
];

interface Shard {
  words: readonly string[];
  lists: readonly List[];
  long: ReadonlyMap<string, Long>;
}

/** Of a word on very many pages: on how many, and where those are that its file leaves out. */
interface Long {
  pages: number;
  others: readonly string[];
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
    const found = await this.#find(word, all);
    const [oldest] = this.#places.keys();
    if (oldest !== undefined && this.#places.size >= KEPT) this.#places.delete(oldest);
    this.#places.set(key, found);
    return found;
  }

  async #find(word: string, all: boolean): Promise<Found> {
    const [shard] = await this.#open(await this.#directories.words.between(word, word, 1));
    const at = shard ? findFirst(shard.words, (other) => other >= word) : 0;
    const list = shard?.lists[at];
    if (!list || shard.words[at] !== word) return { places: [] };
    const { width } = this.#root;
    const places = readPlaces(list, width);
    const long = shard.long.get(word);
    if (!long) return { places };
    if (!all) return { places, pages: long.pages };
    const others = await Promise.all(long.others.map((address) => this.#list(address)));
    return { places: places.concat(...others.map((one) => readPlaces(one, width))) };
  }

  async #list(address: string): Promise<List> {
    const [steps, places] = (await this.#load(address)) as readonly [string, string];
    return { steps, places };
  }

  /** Whether the places of a word need not be fetched. */
  isAtHand(word: string): boolean {
    return this.#places.has(word);
  }

  /** The words that go on from a beginning, without itself; those on the most pages first. */
  async beginningWith(beginning: string, fits = (_: string) => true): Promise<string[]> {
    const found = new Map<string, number>();
    const end = `${beginning}\uffff`;
    const files = await this.#directories.words.between(beginning, end, MOST_SHARDS);
    for (const { words, lists } of await this.#open(files)) {
      let at = findFirst(words, (word) => word > beginning);
      for (; words[at]?.startsWith(beginning); at++) {
        const word = words[at] ?? '';
        if (fits(word)) found.set(word, lists[at]?.places.length ?? 0);
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
      shard = this.#load(address).then((file) => readShard(file as Written));
      this.#shards.set(address, shard);
      shard.catch(() => this.#shards.delete(address));
    }
    return shard;
  }
}

function readShard([words, steps, places, long = []]: Written): Shard {
  const pages = steps.split(' ');
  return {
    words: words.split(' '),
    lists: places.split(' ').map((some, at) => ({ steps: pages[at] ?? '', places: some })),
    long: new Map(
      long.map(([word, count, digests]) => [
        word,
        { pages: count, others: addressesOf('lists', digests) },
      ]),
    ),
  };
}

/** A word from its last letter to its first; no word that can be mistyped has letters of two parts. */
function turned(word: string): string {
  return word.split('').reverse().join('');
}

// The words of the site with their places, fetched in neighborhoods as they are asked for.

import type { Load } from '../results.ts';
import { type Places, readPlaces } from './postings.ts';
import { readSpelling, type Spelt } from './spelling.ts';

/** What a file of the text holds: words with their places, what is shown of pages, or spellings. */
type Kind = 'words' | 'texts' | 'spelling';

/** What lies where: the file everything else of the text is found by. */
export interface Root {
  /** How many there are. */
  pages: number;
  width: number;
  words: string;
  packs: readonly number[];
  /** The names of the files in their folder, by what they hold. */
  files: Readonly<Record<Kind, readonly string[]>>;
  /** From which page on they are of which product, and whether somebody wrote them: 1 or 0. */
  products: readonly (readonly [first: number, product: string, written: number])[];
}

/** Beginnings are looked for in so many files at most: who typed two letters goes on typing. */
const MOST_SHARDS = 3;
/** Places of so many words are kept: enough for a question and its next letters. */
const KEPT = 200;
/** Of the words with one beginning, so many that stand on the most pages. */
const MOST_WORDS = 24;

interface Shard {
  words: readonly string[];
  lists: readonly string[];
}

export class Shards {
  readonly #load: Load;
  readonly #root: Root;
  readonly #firsts: readonly string[];
  readonly #shards = new Map<number, Promise<Shard>>();
  readonly #places = new Map<string, Places>();
  #spelling: Promise<Spelt[]> | undefined;

  constructor(load: Load, root: Root) {
    this.#load = load;
    this.#root = root;
    this.#firsts = root.words ? root.words.split(' ') : [];
  }

  /** The places of a word; none where it stands nowhere. */
  async places(word: string): Promise<Places> {
    const known = this.#places.get(word);
    if (known) return known;
    let list = '';
    for (const { words, lists } of await this.#shardsBetween(word, word)) {
      const at = findFirst(words, (other) => other >= word);
      if (words[at] === word) list += lists[at];
    }
    const places = readPlaces(list, this.#root.width);
    const [oldest] = this.#places.keys();
    if (oldest !== undefined && this.#places.size >= KEPT) this.#places.delete(oldest);
    this.#places.set(word, places);
    return places;
  }

  /** The words that go on from a beginning, without itself; those on the most pages first. */
  async beginningWith(beginning: string, fits = (_: string) => true): Promise<string[]> {
    const found: (readonly [word: string, size: number])[] = [];
    for (const { words, lists } of await this.#shardsBetween(beginning, `${beginning}\uffff`)) {
      let at = findFirst(words, (word) => word > beginning);
      for (; words[at]?.startsWith(beginning); at++) {
        if (fits(words[at] ?? '')) found.push([words[at] ?? '', lists[at]?.length ?? 0]);
      }
    }
    found.sort((one, other) => other[1] - one[1]);
    return found.slice(0, MOST_WORDS).map(([word]) => word);
  }

  /** All words of the site that can be mistyped. */
  spelling(): Promise<Spelt[]> {
    if (!this.#spelling) {
      this.#spelling = this.#loadSpelling();
      // Who was without network for a moment may ask again.
      this.#spelling.catch(() => {
        this.#spelling = undefined;
      });
    }
    return this.#spelling;
  }

  async #loadSpelling(): Promise<Spelt[]> {
    const { spelling } = this.#root.files;
    const files = await Promise.all(spelling.map((name) => this.#load(asAddress(name))));
    return files.flatMap((file) => readSpelling(file as string));
  }

  /** A word that fills several files stands before each of them. */
  async #shardsBetween(low: string, high: string): Promise<Shard[]> {
    const same = findFirst(this.#firsts, (first) => first >= low);
    const start = this.#firsts[same] === low ? same : Math.max(0, same - 1);
    const end = findFirst(this.#firsts, (first) => first > high);
    const most = low === high ? end : Math.min(end, start + MOST_SHARDS);
    const numbers = Array.from({ length: Math.max(0, most - start) }, (_, index) => start + index);
    return Promise.all(numbers.map((number) => this.#shard(number)));
  }

  #shard(number: number): Promise<Shard> {
    let shard = this.#shards.get(number);
    if (!shard) {
      shard = this.#load(addressOf(this.#root, 'words', number)).then((file) => {
        const [words = '', lists = ''] = file as string[];
        return { words: words.split(' '), lists: lists.split(' ') };
      });
      this.#shards.set(number, shard);
      shard.catch(() => this.#shards.delete(number));
    }
    return shard;
  }
}

/** Where a file of the text is fetched. */
export function addressOf({ files }: Root, kind: Kind, number: number): string {
  return asAddress(files[kind][number] ?? '');
}

function asAddress(name: string): string {
  return `/search/${name}`;
}

/** The first place from which something holds, in a list where it holds to the end from there on. */
export function findFirst<Item>(items: readonly Item[], holds: (item: Item) => boolean): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(items[middle] as Item)) high = middle;
    else low = middle + 1;
  }
  return low;
}

// Which file of the index begins with which key, in as many levels as there are.

import type { Load } from './results.ts';
import { digit, readNumber } from './text/postings.ts';

/** How a file holds a directory: how many tables lie between it and what is looked for, the first
 *  key of each file, and the digests in their names. */
export type Encoded = readonly [depth: number, keys: string | Steps, digests: string];

/** Numbers, each as a step from the one before. */
interface Steps {
  steps: string;
}

/** Signs that no key has, which tell how many of its letters stand in the one before. */
const SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ!#$%&'()*+,-.:;<=>?@[]^_{|}~";
const ROW = /([A-Z!#-.:-@[\]^_{-~])([^A-Z!#-.:-@[\]^_{-~]*)/g;

/** The letter in front of a step that takes so many letters more. */
const LARGE = 91;
const LETTERS = 4;

/** A file, and the first key in it. */
export interface Entry<Key extends string | number> {
  key: Key;
  address: string;
}

/** Letters of a digest. */
const DIGEST = 8;

interface Level<Key extends string | number> {
  /** 0 where these are the files that are looked for. */
  depth: number;
  entries: readonly Entry<Key>[];
}

export class Directory<Key extends string | number> {
  readonly #load: Load;
  readonly #kind: string;
  readonly #top: Level<Key>;
  readonly #tables = new Map<string, Promise<Level<Key>>>();

  private constructor(load: Load, kind: string, top: Level<Key>) {
    this.#load = load;
    this.#kind = kind;
    this.#top = top;
  }

  /** A directory of files that are all named. */
  static ofNames<Key extends string | number>(
    load: Load,
    keys: readonly Key[],
    names: readonly string[],
  ): Directory<Key> {
    const entries = keys.map((key, at) => ({ key, address: asAddress(names[at] ?? '') }));
    return new Directory(load, '', { depth: 0, entries });
  }

  /** A directory of words or of numbers that leads to files of a kind. */
  static of<Key extends string | number>(
    load: Load,
    kind: string,
    encoded: Encoded,
  ): Directory<Key> {
    return new Directory(load, kind, decode<Key>(encoded, kind));
  }

  /** The files that may hold keys from `low` to `high`, in their order, and `most` of them at most. */
  async between(low: Key, high: Key, most = Number.POSITIVE_INFINITY): Promise<Entry<Key>[]> {
    return this.#between(this.#top, [low, high], most);
  }

  async #between(
    { depth, entries }: Level<Key>,
    [low, high]: readonly [Key, Key],
    most: number,
  ): Promise<Entry<Key>[]> {
    const inside = cut(entries, low, high).slice(0, most);
    if (depth === 0) return inside;
    const below: Entry<Key>[] = [];
    // Side by side: of most keys it is one table, and of hardly any more than two.
    const tables = await Promise.all(inside.map(({ address }) => this.#open(address)));
    for (const table of tables) {
      if (below.length >= most) break;
      below.push(...(await this.#between(table, [low, high], most - below.length)));
    }
    return below;
  }

  #open(address: string): Promise<Level<Key>> {
    let table = this.#tables.get(address);
    if (!table) {
      table = this.#load(address).then((file) => decode<Key>(file as Encoded, this.#kind));
      this.#tables.set(address, table);
      // Who was without network for a moment may ask again.
      table.catch(() => this.#tables.delete(address));
    }
    return table;
  }
}

/** The entries between two keys; what is first in them may begin before. */
function cut<Key extends string | number>(
  entries: readonly Entry<Key>[],
  low: Key,
  high: Key,
): Entry<Key>[] {
  const same = findFirst(entries, ({ key }) => key >= low);
  // A key that fills several files stands before each of them.
  const start = entries[same]?.key === low ? same : Math.max(0, same - 1);
  return entries.slice(
    start,
    findFirst(entries, ({ key }) => key > high),
  );
}

function decode<Key extends string | number>(
  [depth, keys, digests]: Encoded,
  kind: string,
): Level<Key> {
  const name = depth > 0 ? 'tables' : kind;
  // The kind of a directory says of which type its keys are.
  const read = readKeys(keys) as readonly Key[];
  const addresses = addressesOf(name, digests);
  return { depth, entries: read.map((key, at) => ({ key, address: addresses[at] ?? '' })) };
}

/** The files of one name with some digests, which stand one behind the other. */
export function addressesOf(name: string, digests: string): readonly string[] {
  return Array.from({ length: digests.length / DIGEST }, (_, at) => {
    const digest = readDigest(digests.slice(at * DIGEST, (at + 1) * DIGEST));
    return asAddress(`${name}.${digest}.json`);
  });
}

function readKeys(keys: string | Steps): readonly (string | number)[] {
  return typeof keys === 'string' ? readWords(keys) : readSteps(keys);
}

function readSteps({ steps }: Steps): readonly number[] {
  const numbers: number[] = [];
  let last = 0;
  for (let at = 0; at < steps.length; ) {
    const first = digit(steps, at++);
    last += first < LARGE ? first : readNumber(steps, at, LETTERS);
    if (first === LARGE) at += LETTERS;
    numbers.push(last);
  }
  return numbers;
}

/** Each tells how many letters it shares with the one before, and the rest. */
function readWords(rows: string): readonly string[] {
  let last = '';
  return Array.from(rows.matchAll(ROW), ([, sign = '', rest = '']) => {
    last = last.slice(0, SIGNS.indexOf(sign)) + rest;
    return last;
  });
}

/** In names of files a digest is written in figures of sixteen, here in fewer letters. */
function readDigest(letters: string): string {
  const bytes = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
  return Array.from(bytes, (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('');
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

// The names that a question may mean, on a site with too many to fetch them all.

import type { Directory } from '../Directory.ts';
import type { Question } from '../question.ts';
import type { Load } from '../results.ts';
import { foldQuery, stem, type Typed } from './folding.ts';
import { fitKinds } from './kindWords.ts';
import { type Part, type Start, SymbolTable } from './SymbolTable.ts';

/** As the engine cuts the names, and their owners, by which they are filed. */
const LONGEST = 24;
const LONGEST_OWNER = 12;
/** Between the two. */
const OF = '/';

/** So many files are fetched for a question, and so many for what a word may go on to. */
const MOST_FILES = 3;
const MOST_BEGUN = 2;

/** The names of so many questions are at hand: most keystrokes change only the last letter. */
const KEPT = 12;

type Range = readonly [low: string, high: string, most: number];

export class NamesByKey {
  readonly #load: Load;
  readonly #start: Start;
  readonly #directory: Directory<string>;
  readonly #tables = new Map<string, SymbolTable>();
  /** The same by the files they were made of. */
  readonly #made = new Map<string, SymbolTable>();

  constructor(load: Load, start: Start, directory: Directory<string>) {
    this.#load = load;
    this.#start = start;
    this.#directory = directory;
  }

  /** What was fetched for a question; nothing where that was not done. */
  tableFor(question: Question): SymbolTable | undefined {
    return this.#tables.get(keyOf(question));
  }

  /** Fetches the names that a question may mean. */
  async fetchFor(question: Question): Promise<void> {
    const key = keyOf(question);
    if (this.#tables.has(key)) return;
    const ranges = rangesOf(question);
    const found = await Promise.all(ranges.map((range) => this.#directory.between(...range)));
    const files = [...new Set(found.flat().map(({ address }) => address))].slice(0, MOST_FILES);
    const parts = await Promise.all(files.map((address) => this.#load(address)));
    keep(this.#tables, key, this.#make(files.toSorted().join(' '), parts as readonly Part[]));
  }

  #make(files: string, parts: readonly Part[]): SymbolTable {
    const known = this.#made.get(files);
    if (known) return known;
    const table = new SymbolTable(this.#start);
    for (const part of parts) table.addApart(part);
    keep(this.#made, files, table);
    return table;
  }
}

function keep(tables: Map<string, SymbolTable>, key: string, table: SymbolTable): void {
  const [oldest] = tables.keys();
  if (oldest !== undefined && tables.size >= KEPT) tables.delete(oldest);
  tables.set(key, table);
}

function keyOf({ words, light = [], kinds }: Question): string {
  return `${words} ${light.join(' ')} ${kinds.length > 0}`;
}

/** Where names lie that may answer, those that are most likely meant first. */
function rangesOf({ words, light, kinds }: Question): Range[] {
  const typed = foldQuery(words, light);
  const telling = typed.filter(({ isLight }) => !isLight);
  const asked = telling.length > 0 ? telling : typed;
  // A word for a kind is hardly ever a name.
  const named = asked.filter(({ text }) => !fitKinds(text).some(Boolean));
  const looked = named.length > 0 ? named : asked;
  // Nothing typed: what comes first in the alphabet.
  if (looked.length === 0) return [['', '\uffff', MOST_BEGUN]];
  const [first, second, ...others] = looked;
  if (first && !second) return [begin(longestOf(first), MOST_BEGUN), ...singular(first)];
  const together = begin(join(looked), 1);
  // More than three words are a sentence, or the title that has it: the text finds it by its words.
  const isToldByText = kinds.length === 0;
  if (!first || !second || others.length > 1) return isToldByText ? [] : [together];
  const owned = pair(join([second, ...others]), first.text);
  // Of two words either may be the owner of what is called like the other; of three the first, or
  // they are a title.
  if (others.length > 0) return isToldByText ? [owned] : [together, owned];
  return [together, pair(first.text, second.text), owned];
}

function join(words: readonly Typed[]): string {
  return words.map(({ text }) => text).join('');
}

/** Names that go on from what was typed. */
function begin(text: string, most: number): Range {
  const low = text.slice(0, LONGEST);
  return [low, `${low}\uffff`, most];
}

/** What is called like one word, and belongs to what is called like another. */
function pair(name: string, owner: string): Range {
  const low = `${name.slice(0, LONGEST)}${OF}${owner.slice(0, LONGEST_OWNER)}`;
  return [low, `${low}\uffff`, 1];
}

function singular({ text }: Typed): Range[] {
  return stem(text) === text ? [] : [begin(stem(text), 1)];
}

/** Of humps typed in full or in part the longest leads to the fewest names. */
function longestOf({ text, humps }: Typed): string {
  const byLength = humps.toSorted((one, other) => other.length - one.length);
  return byLength[0] ?? text;
}

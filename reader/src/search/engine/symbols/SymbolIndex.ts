// The first layer of the search: whatever has a name of its own.

import { Directory } from '../Directory.ts';
import { kinds, type Question } from '../question.ts';
import { readIcon } from '../reading/iconWords.ts';
import type { Group, Load, Named, NamedAnswer } from '../results.ts';
import { type Arranged, arrange } from './arrange.ts';
import { CERTAIN, GOOD, LIKELY } from './fitness.ts';
import { foldQuery, type Typed } from './folding.ts';
import { IconAnswers } from './IconAnswers.ts';
import { markName } from './marks.ts';
import { NamesByKey } from './NamesByKey.ts';
import { Ranking } from './Ranking.ts';
import { type Rated, Shortlist } from './Shortlist.ts';
import { type Part, type Start, SymbolTable } from './SymbolTable.ts';

/** Rows of one kind, among others and where nothing else is asked for. */
const SOME = 5;
const MANY = 50;

/** Icons where something else is called so as well. */
const FEW_ICONS = 2;

/** One place may have two names; this many answers are looked at for each that is shown. */
const SPARE = 2;

const NOTHING: NamedAnswer = { groups: [], count: 0, isGuess: false };

export class SymbolIndex {
  readonly #table: SymbolTable;
  /** Of a site with too many names to fetch them all. */
  readonly #byKey: NamesByKey | undefined;
  readonly #load: Load;
  readonly #moreFiles: readonly string[];
  readonly #iconFiles: readonly string[];
  #more: Promise<void> | undefined;
  #icons: Promise<void> | undefined;
  #iconAnswers: IconAnswers | undefined;

  private constructor(start: Start, load: Load) {
    this.#table = new SymbolTable(start);
    this.#load = load;
    this.#byKey =
      start.directory &&
      new NamesByKey(load, start, Directory.of<string>(load, 'names', start.directory));
    // Where names are fetched by what is typed, the table has icons alone.
    this.#moreFiles = start.more;
    this.#iconFiles = start.icons;
  }

  /** Opens the index with what its first file holds of it. */
  static async open(start: unknown, load: Load): Promise<SymbolIndex> {
    // Written by the same build as this code; no stranger has a hand in it.
    return new SymbolIndex(start as Start, load);
  }

  /** Fetches the files behind the first when it is first read, and settles when they have been taken in. */
  get more(): Promise<void> {
    this.#more ??= this.#add(this.#moreFiles);
    return this.#more;
  }

  /** Whether all names are fetched in the end, those behind the first file after the first answer. */
  get hasMore(): boolean {
    return this.#byKey === undefined;
  }

  /** What has to be fetched before a question can be answered: icons, and of very many names those
   *  that it may mean. */
  needs(question: Question): Promise<void> | undefined {
    if (!this.#byKey) return this.#needsIcons(question);
    return this.#byKey.fetchFor(question).then(() => this.#needsIcons(question));
  }

  #needsIcons(question: Question): Promise<void> | undefined {
    if (this.#iconFiles.length === 0 || !this.#mayMeanIcon(question)) return undefined;
    this.#icons ??= this.more
      .then(() => this.#add(this.#iconFiles))
      .then(() => IconAnswers.open(this.#table))
      .then((answers) => {
        this.#iconAnswers = answers;
      })
      .catch((error: unknown) => {
        // Whoever asks next tries again.
        this.#icons = undefined;
        throw error;
      });
    return this.#icons;
  }

  /** Everything that answers, by kind. */
  find(question: Question): NamedAnswer {
    const words = foldQuery(question.words, question.light);
    if (words.length > 0) return this.#findNamed(question, words);
    const isNarrowed = question.kinds.length > 0 || question.products.length > 0;
    return isNarrowed && !question.words.trim() ? this.#list(question) : NOTHING;
  }

  /** Names written as in code are those of icons only where nothing else is called so. */
  #mayMeanIcon(question: Question): boolean {
    const { kinds: wanted, words } = question;
    if (wanted.length > 0) return wanted.includes('icon');
    const icon = readIcon(words);
    if (!icon?.isImported || icon.called !== words) return icon !== undefined;
    return !this.#icons && this.find(question).groups.length === 0;
  }

  #findNamed(question: Question, words: readonly Typed[]): NamedAnswer {
    const table = this.#tableFor(question);
    const ranking = new Ranking(table, question);
    const lists = this.#rate(table, question, (symbol) => ranking.rate(symbol));
    const rated = lists.flatMap(({ rows }) => rows).sort((one, other) => other.fit - one.fit);
    // With certain answers at hand, guesses would only be in the way.
    const isCertain = (rated[0]?.fit ?? 0) >= CERTAIN;
    const kept = isCertain ? rated.filter(({ fit }) => fit >= GOOD) : rated;
    const counts = lists.map(({ good, count }) => (isCertain ? good : count));
    const hasSeveral = words.length > 1 && question.kinds.length === 0;
    const arranged = arrange(once(table, kept), mostOf(question), hasSeveral);
    const isGuess = hasSeveral && (rated[0]?.fit ?? LIKELY) < LIKELY;
    const answer = { ...this.#spell(table, arranged, counts, words), isGuess };
    return this.#withIcons(answer, question, words, (rated[0]?.fit ?? 0) >= CERTAIN);
  }

  /** Puts the icons that a question asks for in front of what else answers to it, or behind. */
  #withIcons(
    answer: NamedAnswer,
    { kinds: wanted, words }: Question,
    typed: readonly Typed[],
    isNamed: boolean,
  ): NamedAnswer {
    const icon = wanted.length === 0 ? readIcon(words) : undefined;
    const found = icon && this.#iconAnswers?.find(icon.called);
    if (!found || found.symbols.length === 0) return answer;
    const [best] = answer.groups[0]?.found ?? [];
    const isThing = best?.owner === '' && best.name.toLowerCase() === joined(typed);
    const isFirst = found.isCertain && (icon.isImported || !isThing);
    if (!isFirst && icon.called === words) return answer;
    const most = isNamed ? FEW_ICONS : SOME;
    const group: Group = {
      kind: 'icon',
      found: found.symbols.slice(0, most).map((symbol) => nameOf(this.#table, symbol, typed)),
      count: found.symbols.length,
      isFirst,
    };
    const groups = isFirst ? [group, ...answer.groups] : [...answer.groups, group];
    return { groups, count: answer.count + group.count, isGuess: isFirst ? false : answer.isGuess };
  }

  /** What there is of the kinds and products that are asked for, by the alphabet. */
  #list(question: Question): NamedAnswer {
    const table = this.#tableFor(question);
    const places = table.names.alphabet();
    const last = places.length;
    const lists = this.#rate(
      table,
      question,
      (symbol) => last - (places[table.nameOf[symbol] ?? 0] ?? 0),
    );
    const most = mostOf(question);
    const groups = lists.map(({ rows }, kind) => ({
      kind,
      rows: once(table, rows).slice(0, most),
      isFirst: true,
    }));
    return this.#spell(
      table,
      groups.filter(({ rows }) => rows.length > 0),
      lists.map(({ count }) => count),
      [],
    );
  }

  /** The best of each kind, in the order of the kinds. */
  #rate(table: SymbolTable, question: Question, rate: (symbol: number) => number): Shortlist[] {
    const wanted = kinds.map((kind) => isWanted(kind, question));
    const { products } = question;
    const inside = table.products.map(([id]) => products.length === 0 || products.includes(id));
    const lists = kinds.map(() => new Shortlist(mostOf(question) * SPARE, GOOD));
    for (let symbol = 0; symbol < table.count; symbol += 1) {
      const kind = table.kindOf[symbol] ?? 0;
      if (!wanted[kind] || !inside[table.holder(symbol).product]) continue;
      const fit = rate(symbol);
      if (fit > 0) lists[kind]?.offer(symbol, kind, fit);
    }
    return lists;
  }

  /** The names among which a question is answered. */
  #tableFor(question: Question): SymbolTable {
    return this.#byKey?.tableFor(question) ?? this.#table;
  }

  #spell(
    table: SymbolTable,
    arranged: readonly Arranged[],
    counts: readonly number[],
    words: readonly Typed[],
  ): NamedAnswer {
    const groups = arranged.map(({ kind, rows, isFirst }): Group => {
      const found = rows.map(({ symbol }) => nameOf(table, symbol, words));
      return { kind: kinds[kind] ?? 'page', found, count: counts[kind] ?? found.length, isFirst };
    });
    const count = groups.reduce((sum, group) => sum + group.count, 0);
    return { groups, count, isGuess: false };
  }

  async #add(names: readonly string[]): Promise<void> {
    // Taken in when all are there: whoever has to ask again would have some of them twice.
    const parts = await Promise.all(names.map((name) => this.#load(name)));
    // Members come after their holders.
    for (const part of parts) this.#table.add(part as Part);
  }
}

/** Leaves out what leads to a place that a better answer leads to under another name. */
function once(table: SymbolTable, rated: readonly Rated[]): Rated[] {
  const addresses = new Map<string, Rated>();
  for (const one of rated) {
    const place = `${one.kind} ${table.address(one.symbol)}`;
    if (!addresses.has(place)) addresses.set(place, one);
  }
  return [...addresses.values()];
}

function nameOf(table: SymbolTable, symbol: number, words: readonly Typed[]): Named {
  const { symbol: holder, product } = table.holder(symbol);
  const own = table.name(symbol);
  const owned = table.isHolder(symbol) ? '' : table.name(holder);
  // Another name of a page stands behind the title that the page has.
  const [name, owner] = table.isOtherName(symbol) ? [owned, own] : [own, owned];
  const origin = table.origin(symbol);
  return {
    kind: kinds[table.kindOf[symbol] ?? 0] ?? 'page',
    name,
    marks: markName(name, words),
    owner,
    ownerMarks: markName(owner, words),
    ...(origin && { origin }),
    product: table.products[product]?.[0] ?? '',
    address: table.address(symbol),
    deprecated: table.isDeprecated(symbol),
  };
}

function joined(words: readonly Typed[]): string {
  return words.map(({ text }) => text).join('');
}

function isWanted(kind: (typeof kinds)[number], { kinds: wanted }: Question): boolean {
  return wanted.length > 0 ? wanted.includes(kind) : kind !== 'icon';
}

function mostOf({ kinds: wanted }: Question): number {
  return wanted.length === 1 ? MANY : SOME;
}

// How well everything with a name answers to a question: one pass over all of it.

import { type Kind, kinds, type Question } from '../question.ts';
import {
  COMPLETE,
  COVERED,
  DEPRECATED,
  FIRST,
  FOREMOST_NAME,
  GUESSED,
  INHERITED,
  MISSPELT_MOST,
  NEARLY_EXACT,
  OF_OWNER,
  OF_PRODUCT,
  ON_SCREEN,
  OTHER_NAME,
  WORD,
} from './fitness.ts';
import { foldQuery, type Typed } from './folding.ts';
import { fitKinds } from './kindWords.ts';
import { NameTable } from './NameTable.ts';
import type { SymbolTable } from './SymbolTable.ts';

/** Among names that are equal, what most people mean by them stands first. */
const OF_KIND: Readonly<Record<Kind, number>> = {
  page: 20,
  component: 18,
  hook: 17,
  type: 14,
  prop: 8,
  theme: 7,
  slot: 6,
  event: 6,
  selector: 6,
  demo: 5,
  error: 5,
  class: 4,
  heading: 3,
  icon: 1,
};

const ofKind = kinds.map((kind) => OF_KIND[kind]);

/** What the whole question counts, written as one word, against the same in a single word. */
const TOGETHER = 0.97;

/** Several words that stand in a name one behind the other say more than each alone. */
const PHRASE = 125;
const PHRASE_FIRST = 150;

/** Whoever writes words apart thinks of a thing more often than of a member spelt like that. */
const PHRASE_OF_THING = 230;
const MEMBER_TOGETHER = WORD + FIRST;

/** Words that are spread over a name and its owner, in another product than the one on screen. */
const SPREAD_ELSEWHERE = -120;

/** Of misspelt names those that stand on their own come before what they consist of. */
const GUESSED_THING = 45;

/** Where one of several words is a guess: so little that it goes where there is a certain answer. */
const HALF_GUESSED = 0.45;

/** What the names of are words of code, written together. */
const HEADING = kinds.indexOf('heading');

const inCode = kinds.map((kind) =>
  ['prop', 'slot', 'class', 'event', 'selector', 'theme'].includes(kind),
);

/** What answers without the words that need not be found. */
const WITHOUT_LIGHT = 0.94;

/** Of a product that the question names. */
const MEANT = 200;

const VERSION = /^v\d+$/;

/** What stands on its own. */
const isThing = kinds.map((kind) => ['page', 'component', 'hook', 'type'].includes(kind));

/** What is below this is as good as guessed, and of two guessed words nobody can tell what they have
 *  to do with each other. */
const FAINT = 500;
const MOST_GUESSES = 1;

/** What is written about comes before what is only listed; after that, the shorter owner. */
const WRITTEN = 4;
/** The name of a package stands above lists of its changes: who asks for the product wants its page. */
const UNTYPED_PACKAGE = -400;
const OWNER_LETTER = 0.05;
const PRODUCT_STEP = 0.6;

/** More letters than any name has. */
const EVERY = Number.MAX_SAFE_INTEGER;

interface Word {
  length: number;
  names: Uint16Array;
  products: readonly number[];
  kinds: readonly number[];
}

export class Ranking {
  readonly #table: SymbolTable;
  readonly #products = new NameTable();
  readonly #current: number;
  readonly #meant: ReadonlySet<number>;
  readonly #isCode: boolean;
  readonly #hasVersion: boolean;
  /** Whether the name of a package was typed. */
  readonly #isPackage: boolean;
  readonly #words: readonly Word[];
  /** The words that have to be found, as one; nothing where these are all. */
  readonly #telling: Uint16Array | undefined;
  readonly #together: Uint16Array | undefined;
  readonly #letters: number;

  constructor(table: SymbolTable, question: Question) {
    const typed = foldQuery(question.words, question.light);
    const idOf = ([id]: readonly [string, string]) => id;
    const ids = table.products.map(idOf);
    this.#table = table;
    this.#meant = new Set(question.meant?.map((id) => ids.indexOf(id)));
    // A product that is named is meant, and not the one on screen.
    this.#current = this.#meant.size > 0 ? -1 : ids.indexOf(question.current);
    this.#isCode = question.pasted === 'code';
    this.#hasVersion = question.light?.some((word) => VERSION.test(word)) ?? false;
    this.#isPackage = question.words.includes('@');
    const products = table.products.map(([id, name]) => this.#products.add(`${id} ${name}`));
    const read = (word: Typed): Word => {
      const fits = this.#products.fit(word);
      return {
        length: word.text.length,
        names: table.names.fit(word),
        products: products.map((product) => OF_PRODUCT * (fits[product] ?? 0)),
        kinds: fitKinds(word.text),
      };
    };
    this.#words = typed.map(read);
    const text = typed.map((word) => word.text).join('');
    const telling = typed.filter(({ isLight }) => !isLight).map((word) => word.text);
    const isAll = telling.length === typed.length;
    this.#telling = isAll ? undefined : table.names.fit({ text: telling.join(''), humps: [] });
    this.#together = typed.length > 1 ? table.names.fit({ text, humps: [] }) : undefined;
    this.#letters = text.length;
  }

  /** How well a thing answers; 0 if it does not. */
  rate(symbol: number): number {
    // Code has names of things; a heading with such a word is a place in a text.
    if (this.#isCode && this.#table.kindOf[symbol] === HEADING) return 0;
    const fit = Math.max(
      this.#rateWords(symbol),
      this.#rateTelling(symbol),
      this.#rateTogether(symbol),
    );
    return fit > 0 ? fit + this.#preference(symbol) : 0;
  }

  /** Without the words that need not be found: only a thing that is called like all the others. */
  #rateTelling(symbol: number): number {
    const told = this.#telling?.[this.#table.nameOf[symbol] ?? 0] ?? 0;
    if (told < NEARLY_EXACT || !isThing[this.#table.kindOf[symbol] ?? 0]) return 0;
    if (this.#isVagueKeyword(symbol)) return 0;
    return WITHOUT_LIGHT * (told + COVERED);
  }

  /** Every word has to answer to something: the name, the owner, the product or the kind. */
  #rateWords(symbol: number): number {
    const table = this.#table;
    const name = table.nameOf[symbol] ?? 0;
    const holder = table.holder(symbol);
    const owner = table.isHolder(symbol) ? -1 : (table.nameOf[holder.symbol] ?? -1);
    const kind = table.kindOf[symbol] ?? 0;
    let sum = 0;
    let letters = 0;
    let rest = 0;
    let guesses = 0;
    let isNamed = false;
    let isMisspelt = false;
    let isSpread = false;
    let isKind = false;
    let belongs = false;
    for (const word of this.#words) {
      const own = word.names[name] ?? 0;
      const byOwner = owner < 0 ? 0 : OF_OWNER * (word.names[owner] ?? 0);
      const byProduct = word.products[holder.product] ?? 0;
      const byKind = word.kinds[kind] ?? 0;
      const best = Math.max(own, byOwner, byProduct, byKind);
      if (best < FAINT) guesses += 1;
      if (best === 0 || guesses > MOST_GUESSES) return 0;
      sum += best;
      if (best === own && own >= WORD) rest += Math.max(0, COMPLETE - own);
      letters += lettersFound(own, word.length);
      isNamed ||= own > 0;
      isMisspelt ||= best === own && own <= MISSPELT_MOST;
      isSpread ||= best === byOwner;
      isKind ||= byKind > 0;
      belongs ||= byOwner > 0 || byProduct > 0;
    }
    if (!isNamed && !(isKind && belongs)) return 0;
    const covered = this.#coverage(name, letters);
    const isElsewhere = isSpread && this.#current >= 0 && holder.product !== this.#current;
    const mean = (covered === COVERED ? sum + rest : sum) / this.#words.length;
    const guessed = owner < 0 && isMisspelt ? GUESSED_THING : 0;
    const fit = mean + covered + guessed + (isElsewhere ? SPREAD_ELSEWHERE : 0);
    return guesses > 0 && this.#words.length > 1 ? fit * HALF_GUESSED : fit;
  }

  #rateTogether(symbol: number): number {
    const name = this.#table.nameOf[symbol] ?? 0;
    const told = this.#together?.[name] ?? 0;
    if (told === 0) return 0;
    const isThing = this.#table.isHolder(symbol);
    const fit = inCode[this.#table.kindOf[symbol] ?? 0] ? Math.min(told, MEMBER_TOGETHER) : told;
    const first = isThing ? PHRASE_OF_THING : PHRASE_FIRST;
    const phrase = fit < WORD || fit >= NEARLY_EXACT ? 0 : fit > WORD ? first : PHRASE;
    const letters = fit >= NEARLY_EXACT ? EVERY : lettersFound(fit, this.#letters);
    return TOGETHER * fit + phrase + this.#coverage(name, letters);
  }

  #coverage(name: number, letters: number): number {
    const all = this.#table.names.folded[name]?.text.length ?? 0;
    return all ? COVERED * Math.min(1, letters / all) : 0;
  }

  /** Whether it is a keyword that does not say which version, or which of several products is meant. */
  #isVagueKeyword(symbol: number): boolean {
    const table = this.#table;
    if (!table.isOtherName(symbol)) return false;
    if (this.#hasVersion) return true;
    if (table.isForemostName(symbol)) return false;
    return this.#current >= 0 && table.holder(symbol).product !== this.#current;
  }

  /** Whether it is a heading such as `@acme/lamps`, and no package was typed. */
  #isUntypedPackage(symbol: number): boolean {
    if (this.#isPackage || this.#table.kindOf[symbol] !== HEADING) return false;
    return this.#table.name(symbol).startsWith('@');
  }

  #otherName(symbol: number): number {
    if (!this.#table.isOtherName(symbol)) return 0;
    return this.#table.isForemostName(symbol) ? FOREMOST_NAME : OTHER_NAME;
  }

  /** The finer differences, between things that answer equally well. */
  #preference(symbol: number): number {
    const table = this.#table;
    const { product, symbol: owner } = table.holder(symbol);
    return (
      (ofKind[table.kindOf[symbol] ?? 0] ?? 0) +
      (product === this.#current ? ON_SCREEN : -PRODUCT_STEP * product) +
      (this.#meant.has(product) ? MEANT : 0) +
      (table.isDeprecated(symbol) || table.isDeprecated(owner) ? DEPRECATED : 0) +
      (table.origin(symbol) ? INHERITED : 0) +
      (this.#isUntypedPackage(symbol) ? UNTYPED_PACKAGE : 0) +
      this.#otherName(symbol) +
      (table.isWritten(table.holderOf[symbol] ?? 0) ? WRITTEN : 0) -
      OWNER_LETTER * table.name(owner).length
    );
  }
}

function lettersFound(fit: number, letters: number): number {
  if (fit === 0) return 0;
  return fit > MISSPELT_MOST ? letters : letters * GUESSED;
}

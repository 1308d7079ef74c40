// Everything with a name in columns, as the files of the index have it.

import type { Encoded } from '../Directory.ts';
import { type Kind, kinds } from '../question.ts';
import { NameTable } from './NameTable.ts';
import { spell } from './places.ts';

type Numbers = readonly number[];

export interface Part {
  names: readonly string[];
  holders: readonly (readonly [kind: Kind, product: number, address: string, names: Numbers])[];
  lists: readonly List[];
}

type List = readonly [
  form: number,
  holder: number,
  names: Numbers,
  ids?: readonly string[],
  origin?: number,
];

export interface Start {
  /** The products, in the order of the menus. */
  products: readonly (readonly [id: string, name: string])[];
  /** What the addresses of members look like, and of which kind they are. */
  forms: readonly (readonly [kind: Kind, form: string])[];
  part: Part;
  /** The parts that come next, and those that are fetched only when icons are looked for. */
  more: readonly string[];
  icons: readonly string[];
  /** Of a site with too many names to fetch them all: the files of names by what they begin with. */
  directory?: Encoded;
}

export interface Holder {
  symbol: number;
  product: number;
  form: string;
}

/** What a holder has in place of a form, being in no list. */
const OWN = -1;

const PAGE = kinds.indexOf('page');

export class SymbolTable {
  readonly names = new NameTable();
  readonly products: Start['products'];
  readonly holders: Holder[] = [];
  /** Of each symbol: its kind and its name as numbers, what it stands in, and how it is called. */
  readonly kindOf: number[] = [];
  readonly nameOf: number[] = [];
  readonly holderOf: number[] = [];
  /** What is marked is deprecated; of another name of a page it says that this page is meant. */
  readonly #marked: boolean[] = [];
  readonly #originOf = new Map<number, number>();
  readonly #formOf: number[] = [];
  readonly #ids = new Map<number, string>();
  readonly #forms: Start['forms'];
  #written: readonly boolean[] = [];
  /** Where what was added from parts that stand for themselves is. */
  readonly #places = new Map<string, number>();

  constructor({ products, forms, part }: Start) {
    this.products = products;
    this.#forms = forms;
    this.add(part);
  }

  get count(): number {
    return this.nameOf.length;
  }

  add(part: Part): void {
    const names = part.names.map((name) => this.names.add(name));
    for (const [kind, product, form, steps] of part.holders) {
      for (const [name, marked] of readSteps(steps)) {
        const symbol = this.#add(kind, names[name] ?? 0, this.holders.length, marked);
        this.holders.push({ symbol, product, form });
      }
    }
    for (const list of part.lists) this.#addMembers(list, names);
    this.#findWritten();
  }

  /** Takes in a part that stands for itself; what is here already is not added twice. */
  addApart(part: Part): void {
    const names = part.names.map((name) => this.names.add(name));
    const holders: number[] = [];
    for (const [kind, product, form, steps] of part.holders) {
      for (const [name, marked] of readSteps(steps)) {
        const number = names[name] ?? 0;
        const place = `${kind} ${product} ${number} ${form}`;
        const known = this.#places.get(place);
        holders.push(known ?? this.holders.length);
        if (known !== undefined) continue;
        this.#places.set(place, this.holders.length);
        const symbol = this.#add(kind, number, this.holders.length, marked);
        this.holders.push({ symbol, product, form });
      }
    }
    for (const [form, holder, ...rest] of part.lists) {
      this.#addMembers([form, holders[holder] ?? 0, ...rest], names, true);
    }
    this.#findWritten();
  }

  isHolder(symbol: number): boolean {
    return this.#formOf[symbol] === OWN;
  }

  /** Whether it is another name of a page or of what it documents: a keyword or a synonym. */
  isOtherName(symbol: number): boolean {
    return !this.isHolder(symbol) && this.kindOf[symbol] === PAGE;
  }

  /** Whether by this other name of a page no other page is meant as often. */
  isForemostName(symbol: number): boolean {
    return this.isOtherName(symbol) && this.#marked[symbol] === true;
  }

  isDeprecated(symbol: number): boolean {
    return !this.isOtherName(symbol) && this.#marked[symbol] === true;
  }

  /** Whether somebody wrote a page about a holder: one of its name, in its product. */
  isWritten(holder: number): boolean {
    return this.#written[holder] ?? false;
  }

  /** The component an inherited prop comes from; empty for all else. */
  origin(symbol: number): string {
    return this.names.names[this.#originOf.get(symbol) ?? -1] ?? '';
  }

  name(symbol: number): string {
    return this.names.names[this.nameOf[symbol] ?? 0] ?? '';
  }

  /** What a member stands in; a holder stands in itself. */
  holder(symbol: number): Holder {
    // Members come after their holders in every index.
    return this.holders[this.holderOf[symbol] ?? 0] as Holder;
  }

  address(symbol: number): string {
    const holder = this.holder(symbol);
    const owner = this.name(holder.symbol);
    const page = spell(holder.form, owner, '');
    const form = this.#forms[this.#formOf[symbol] ?? OWN]?.[1];
    if (form === undefined) return page;
    const place = this.#ids.get(symbol) ?? spell(form, owner, this.name(symbol));
    // What a page shows when it is asked for it has a query for a place.
    if (!place || place.startsWith('?')) return `${page}${place}`;
    return `${page.replace(/#.*/, '')}#${place}`;
  }

  #findWritten(): void {
    const nameOf = ({ symbol, product }: Holder) =>
      `${product} ${this.names.folded[this.nameOf[symbol] ?? 0]?.text}`;
    const pages = this.holders.filter(({ symbol }) => this.kindOf[symbol] === PAGE);
    const written = new Set(pages.map(nameOf));
    this.#written = this.holders.map((holder) => written.has(nameOf(holder)));
  }

  #addMembers(
    [form, holder, steps, ids = [], origin]: List,
    names: Numbers,
    isApart = false,
  ): void {
    const kind = this.#forms[form]?.[0] ?? 'heading';
    for (const [name, marked, at] of readSteps(steps)) {
      const place = `${form} ${holder} ${names[name]} ${ids[at]} ${names[origin ?? -1]}`;
      if (isApart && this.#isKnown(place)) continue;
      const symbol = this.#add(kind, names[name] ?? 0, holder, marked, form);
      const id = ids[at];
      if (id !== undefined) this.#ids.set(symbol, id);
      if (origin !== undefined) this.#originOf.set(symbol, names[origin] ?? 0);
    }
  }

  /** Whether something stood at a place before, which it does from now on. */
  #isKnown(place: string): boolean {
    const isKnown = this.#places.has(place);
    this.#places.set(place, 0);
    return isKnown;
  }

  #add(kind: Kind, name: number, holder: number, marked: boolean, form = OWN): number {
    const symbol = this.nameOf.push(name) - 1;
    this.kindOf.push(kinds.indexOf(kind));
    this.holderOf.push(holder);
    this.#marked.push(marked);
    this.#formOf.push(form);
    return symbol;
  }
}

/** Steps from one number to the next; those below zero are of what is marked. */
function* readSteps(steps: Numbers): Generator<[number: number, marked: boolean, at: number]> {
  let number = 0;
  for (const [at, step] of steps.entries()) {
    number += step < 0 ? -1 - step : step;
    yield [number, step < 0, at];
  }
}

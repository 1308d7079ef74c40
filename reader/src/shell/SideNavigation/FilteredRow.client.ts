// A row of the navigation while the rows are filtered, with what it was before.

import { markStretches } from './markStretches.client.ts';
import { findWord, joinStretches, type Searchable, searchable } from './words.ts';

/** Reads the rows of a list, with those below them. */
export function readRows(list: Element, around: readonly Searchable[] = []): FilteredRow[] {
  const items = [...list.children].filter((item) => item instanceof HTMLElement);
  return items.map((item) => new FilteredRow(item, around));
}

/** Shows the rows that have all the words and hides the others; returns those that are pages. */
export function narrow(rows: readonly FilteredRow[], words: readonly string[]): FilteredRow[] {
  // Who types the beginning of a word does not mean what is in the middle of another.
  const atStarts = rows.flatMap((row) => row.narrow(words, true));
  return atStarts.length > 0 ? atStarts : rows.flatMap((row) => row.narrow(words, false));
}

export class FilteredRow {
  readonly link: HTMLAnchorElement | null;
  readonly #item: HTMLElement;
  readonly #place: Element;
  readonly #title: Searchable;
  readonly #around: readonly Searchable[];
  readonly #group: HTMLDetailsElement | null;
  readonly #wasOpen: boolean;
  readonly #below: readonly FilteredRow[] | null;

  constructor(item: HTMLElement, around: readonly Searchable[]) {
    const list = item.querySelector('ul');
    this.#item = item;
    this.#place = titlePlace(item);
    this.#title = searchable(this.#place.textContent ?? '');
    this.#around = around;
    this.#group = item.querySelector(':scope > details');
    this.#wasOpen = this.#group?.open ?? false;
    this.#below = list && readRows(list, [...around, this.#title]);
    this.link = item.querySelector(':scope > a');
  }

  narrow(words: readonly string[], atStart: boolean): FilteredRow[] {
    const hits = this.#below
      ? this.#below.flatMap((row) => row.narrow(words, atStart))
      : this.#isHit(words, atStart)
        ? [this]
        : [];
    this.#item.hidden = hits.length === 0;
    if (this.#group) this.#group.open = hits.length > 0;
    this.#mark(this.#item.hidden ? [] : words, atStart);
    return hits;
  }

  /** Makes the row what it was. */
  restore(): void {
    this.#item.hidden = false;
    this.#mark([], false);
    if (this.#group) this.#group.open = this.#wasOpen;
    for (const row of this.#below ?? []) row.restore();
  }

  /** Its own title and those of the groups around it have the words: `inputs but` is a button. */
  #isHit(words: readonly string[], atStart: boolean): boolean {
    const titles = [this.#title, ...this.#around];
    return words.every((word) => titles.some((title) => findWord(title, word, atStart)));
  }

  #mark(words: readonly string[], atStart: boolean): void {
    const found = words.map((word) => findWord(this.#title, word, atStart));
    const stretches = joinStretches(found.filter((stretch) => stretch !== null));
    if (stretches.length > 0) markStretches(this.#place, this.#title.title, stretches);
    else if (this.#place.firstElementChild) this.#place.textContent = this.#title.title;
  }
}

/** The element in which the title stands, and nothing else. */
function titlePlace(item: HTMLElement): Element {
  const row = item.querySelector(':scope > details > summary') ?? item.firstElementChild ?? item;
  return row.querySelector(':scope > span, :scope > a') ?? row;
}

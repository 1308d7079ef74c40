import { type FilteredRow, narrow, readRows } from './FilteredRow.client.ts';
import { filterTitles } from './filterTitles.client.ts';
import { countPages, operateFilter, type RowFilter } from './operateFilter.client.ts';
import { wordsIn } from './words.ts';

/** Shows only the rows that are called what is typed into the field of a drawer, as it is typed. */
export function filterRows(drawer: HTMLElement): void {
  const navigation = drawer.querySelector('nav');
  if (!navigation) return;

  const titles = navigation.querySelector<HTMLTemplateElement>('template[data-titles]');
  if (titles) {
    // Most rows of a large navigation are not there; what they are called is.
    void filterTitles(drawer, titles);
  } else {
    operateFilter(drawer, new Filter(navigation));
  }
}

class Filter implements RowFilter {
  readonly #navigation: HTMLElement;
  #rows: readonly FilteredRow[] | undefined;
  #top = 0;
  hits: readonly HTMLAnchorElement[] = [];

  constructor(navigation: HTMLElement) {
    this.#navigation = navigation;
  }

  /** Narrows the rows to some words; says how many are left. */
  apply(typed: string): string {
    const words = wordsIn(typed);
    if (words.length === 0) return this.#showAll();

    const rows = this.#begin();
    const found = narrow(rows, words);
    this.hits = found.flatMap((row) => (row.link ? [row.link] : []));
    this.#navigation.scrollTop = 0;
    return countPages(found.length);
  }

  #begin(): readonly FilteredRow[] {
    if (!this.#rows) {
      this.#top = this.#navigation.scrollTop;
      const list = this.#navigation.querySelector('ul');
      this.#rows = list ? readRows(list) : [];
    }
    return this.#rows;
  }

  #showAll(): string {
    if (this.#rows) {
      for (const row of this.#rows) row.restore();
      this.#navigation.scrollTop = this.#top;
    }
    this.#rows = undefined;
    this.hits = [];
    return '';
  }
}

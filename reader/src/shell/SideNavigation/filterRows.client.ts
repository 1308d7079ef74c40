import * as texts from '../../styles/generated/texts.ts';
import { formatText } from '../../ui/formatText.ts';
import { type FilteredRow, narrow, readRows } from './FilteredRow.client.ts';
import { wordsIn } from './words.ts';

/** Shows only the rows that are called what is typed into the field of a drawer, as it is typed. */
export function filterRows(drawer: HTMLElement): void {
  const field = drawer.querySelector('input');
  const navigation = drawer.querySelector('nav');
  const status = drawer.querySelector('[role=status]');
  if (!field || !navigation || !status) return;

  const filter = new Filter(navigation);
  const apply = () => {
    status.textContent = filter.apply(field.value);
  };
  apply();
  field.addEventListener('input', apply);
  field.addEventListener('keydown', (event) => answerKey(event, field, filter));
  navigation.addEventListener('keydown', (event) => filter.walk(event, field));
}

/** What the keys do in the field: clear it, go to the first hit, follow the first hit. */
function answerKey(event: KeyboardEvent, field: HTMLInputElement, filter: Filter): void {
  // While a word is being composed, the keys are about its letters.
  if (event.isComposing || !field.value) return;

  if (event.key === 'Escape') {
    // Not the drawer as well: that is what the next press closes.
    event.preventDefault();
    field.value = '';
    field.dispatchEvent(new Event('input'));
  } else if (event.key === 'ArrowDown') {
    event.preventDefault();
    filter.hits[0]?.focus();
  } else if (event.key === 'Enter') {
    filter.hits[0]?.click();
  }
}

class Filter {
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
    if (found.length === 0) return texts.noPageFound;
    if (found.length === 1) return texts.onePageFound;
    return formatText(texts.pagesFound, { count: found.length });
  }

  /** Goes up and down among the hits, and from the first back to the field. */
  walk(event: KeyboardEvent, field: HTMLInputElement): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const at = event.target instanceof HTMLAnchorElement ? this.hits.indexOf(event.target) : -1;
    if (!step || at < 0) return;

    event.preventDefault();
    (at + step < 0 ? field : this.hits[at + step])?.focus();
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

import { makeElement } from '../../elements/makeElement.client.ts';
import { markStretches } from './markStretches.client.ts';
import { countPages, operateFilter, type RowFilter } from './operateFilter.client.ts';
import { findRows, readTitles, type TitledRow, type TitlesFile } from './titledRows.ts';
import { findWord, joinStretches, wordsIn } from './words.ts';

/** Rows that are shown at most; who has found more types on. */
const MOST_SHOWN = 100;

/** Lists the pages that are called what is typed in the place of all rows, whether those were fetched or not. */
export async function filterTitles(
  drawer: HTMLElement,
  template: HTMLTemplateElement,
): Promise<void> {
  const navigation = drawer.querySelector('nav');
  const files = template.dataset.titles?.split(' ') ?? [];
  const sample = template.content.querySelector('li');
  if (!navigation || !sample) return;

  const parts = await Promise.all(files.map(fetchTitles));
  operateFilter(drawer, new TitleFilter(navigation, parts.flatMap(readTitles), sample));
}

async function fetchTitles(file: string): Promise<TitlesFile> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`The titles could not be fetched: ${answer.status}.`);
  return answer.json();
}

class TitleFilter implements RowFilter {
  readonly #navigation: HTMLElement;
  readonly #rows: readonly TitledRow[];
  readonly #sample: HTMLElement;
  #list: HTMLElement | undefined;
  #top = 0;
  hits: readonly HTMLAnchorElement[] = [];

  constructor(navigation: HTMLElement, rows: readonly TitledRow[], sample: HTMLElement) {
    this.#navigation = navigation;
    this.#rows = rows;
    this.#sample = sample;
  }

  apply(typed: string): string {
    const words = wordsIn(typed);
    if (words.length === 0) return this.#showAll();

    const { found, atStart } = findRows(this.#rows, words);
    this.#show(found.slice(0, MOST_SHOWN), words, atStart);
    return countPages(found.length);
  }

  #show(rows: readonly TitledRow[], words: readonly string[], atStart: boolean): void {
    const list = this.#begin();
    list.replaceChildren(...rows.map((row) => this.#makeRow(row, words, atStart)));
    this.hits = [...list.querySelectorAll('a')];
    this.#navigation.scrollTop = 0;
  }

  #makeRow({ title, href, around }: TitledRow, words: readonly string[], atStart: boolean): Node {
    const item = this.#sample.cloneNode(true) as HTMLElement;
    const link = item.querySelector('a');
    const found = words.map((word) => findWord(title, word, atStart));
    if (link) {
      link.setAttribute('href', href);
      if (href === location.pathname) link.ariaCurrent = 'page';
      markStretches(link, title.title, joinStretches(found.filter((stretch) => stretch !== null)));
      // Without the groups above them, pages with one title are told apart by the names of those.
      const groups = around.map((group) => group.title).join(' › ');
      if (groups) link.append(' ', makeElement('small', { textContent: groups }));
    }
    return item;
  }

  /** The list of what is found, in the place of all rows. */
  #begin(): HTMLElement {
    const rows = this.#navigation.querySelector('ul');
    if (this.#list || !rows) return this.#list ?? this.#navigation;

    this.#top = this.#navigation.scrollTop;
    rows.hidden = true;
    this.#list = makeElement('ul', { className: rows.className });
    rows.after(this.#list);
    return this.#list;
  }

  #showAll(): string {
    if (this.#list) {
      this.#list.remove();
      this.#list = undefined;
      const rows = this.#navigation.querySelector('ul');
      if (rows) rows.hidden = false;
      this.#navigation.scrollTop = this.#top;
    }
    this.hits = [];
    return '';
  }
}

// What fields and keys do, whatever the rows are that they filter.

import * as texts from '../../styles/generated/texts.ts';
import { formatText } from '../../ui/formatText.ts';

export interface RowFilter {
  /** The rows that are left, in the order in which they are shown. */
  readonly hits: readonly HTMLAnchorElement[];
  /** Narrows the rows to some words; says how many are left. */
  apply(typed: string): string;
}

/** Has the field of a drawer narrow its rows, and the arrows walk over what is left. */
export function operateFilter(drawer: HTMLElement, filter: RowFilter): void {
  const field = drawer.querySelector('input');
  const navigation = drawer.querySelector('nav');
  const status = drawer.querySelector('[role=status]');
  if (!field || !navigation || !status) return;

  const apply = () => {
    status.textContent = filter.apply(field.value);
  };
  apply();
  field.addEventListener('input', apply);
  field.addEventListener('keydown', (event) => answerKey(event, field, filter));
  navigation.addEventListener('keydown', (event) => walk(event, field, filter));
}

/** Says how many pages are left. */
export function countPages(count: number): string {
  if (count === 0) return texts.noPageFound;
  if (count === 1) return texts.onePageFound;
  return formatText(texts.pagesFound, { count });
}

/** What the keys do in the field: clear it, go to the first hit, follow the first hit. */
function answerKey(event: KeyboardEvent, field: HTMLInputElement, filter: RowFilter): void {
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

/** Goes up and down among the hits, and from the first back to the field. */
function walk(event: KeyboardEvent, field: HTMLInputElement, filter: RowFilter): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const at = event.target instanceof HTMLAnchorElement ? filter.hits.indexOf(event.target) : -1;
  if (!step || at < 0) return;

  event.preventDefault();
  (at + step < 0 ? field : filter.hits[at + step])?.focus();
}

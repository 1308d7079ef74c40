// Narrows down the lists below a field while somebody types; loaded on pages that have one.

import * as texts from '../../../styles/generated/texts.ts';

interface Item {
  element: HTMLElement;
  words: string;
  breaking: boolean;
}

const BREAKING: readonly string[] = [texts.changelogRemoved, texts.changelogBreaking];
const TITLE = /^H([2-4])$/;

for (const form of document.querySelectorAll<HTMLFormElement>('[data-filter]')) operate(form);

/** Brings one field to life: it is for all that follows it. */
export function operate(form: HTMLFormElement): void {
  const below = listBelow(form);
  const items = below.flatMap(readItems);
  form.hidden = false;
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('input', () => filter(form, below, items));
  // A browser may have kept what was typed before the page was left.
  filter(form, below, items);
}

function listBelow(form: HTMLElement): readonly HTMLElement[] {
  const beside = [...(form.parentElement?.children ?? [])] as HTMLElement[];
  return beside.slice(beside.indexOf(form) + 1);
}

function readItems(list: HTMLElement, place: number, below: readonly HTMLElement[]): Item[] {
  const title = below.slice(0, place).findLast(({ tagName }) => TITLE.test(tagName));
  const breaking = BREAKING.includes(title?.textContent ?? '');
  return [...list.querySelectorAll('li')].map((element) => ({
    element,
    words: element.textContent?.toLowerCase() ?? '',
    breaking,
  }));
}

function filter(
  form: HTMLFormElement,
  below: readonly HTMLElement[],
  items: readonly Item[],
): void {
  const sought = form.querySelector<HTMLInputElement>('[type=search]')?.value.trim().toLowerCase();
  const only = form.querySelector<HTMLInputElement>('[type=checkbox]')?.checked;
  for (const { element, words, breaking } of items) {
    element.hidden = !words.includes(sought ?? '') || (!!only && !breaking);
  }
  hideEmpty(below, !!sought || !!only);
  const output = form.querySelector('output');
  if (output)
    output.textContent = countWords(items.filter(({ element }) => !element.hidden).length);
}

/** Hides lists of which nothing is left, and titles with nothing but such lists below them. */
function hideEmpty(below: readonly HTMLElement[], narrowed: boolean): void {
  const filled = new Set<number>();
  for (const element of below.toReversed()) {
    const level = Number(TITLE.exec(element.tagName)?.[1] ?? 0);
    if (level) {
      element.hidden = narrowed && !filled.has(level);
      for (const deeper of [2, 3, 4]) if (deeper >= level) filled.delete(deeper);
    } else if (element.querySelector('li')) {
      element.hidden = !element.querySelector('li:not([hidden])');
      if (!element.hidden) for (const above of [2, 3, 4]) filled.add(above);
    } else {
      // What is said in between is about what is hidden in part.
      element.hidden = narrowed;
    }
  }
}

function countWords(count: number): string {
  if (count === 0) return texts.noEntryShown;

  return count === 1
    ? texts.oneEntryShown
    : texts.entriesShown.replace('{count}', count.toLocaleString('en'));
}

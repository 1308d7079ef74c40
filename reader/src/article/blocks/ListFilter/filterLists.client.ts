// The lists of an article below a field: which of their entries are shown.

import * as texts from '../../../styles/generated/texts.ts';

export interface Query {
  /** In lower case. */
  words: string;
  /** Whether only what breaks something is asked for. */
  breaking: boolean;
  /** The plan that entries are in; empty for every plan. */
  plan: string;
}

export interface Lists {
  /** Lists, their titles, and what is said in between. */
  below: readonly HTMLElement[];
  entries: readonly Entry[];
}

interface Entry {
  element: HTMLElement;
  words: string;
  breaking: boolean;
  plan: string | undefined;
}

const BREAKING: readonly string[] = [texts.changelogRemoved, texts.changelogBreaking];
const TITLE = /^H([2-4])$/;

/** All that follows a field. */
export function allAfter(field: HTMLElement): readonly HTMLElement[] {
  const part = partOf(field);
  const beside = childrenOf(part.parentElement);
  return beside.slice(beside.indexOf(part) + 1);
}

/** What is in the gallery that follows a field. */
export function galleryAfter(field: HTMLElement): readonly HTMLElement[] {
  return childrenOf(partOf(field).nextElementSibling);
}

function partOf(field: HTMLElement): HTMLElement {
  return field.closest<HTMLElement>('live-part') ?? field;
}

function childrenOf(element: Element | null): readonly HTMLElement[] {
  return [...(element?.children ?? [])].filter((child) => child instanceof HTMLElement);
}

/** Reads the entries of some lists. */
export function readLists(below: readonly HTMLElement[]): Lists {
  return { below, entries: below.flatMap(readEntries) };
}

function readEntries(list: HTMLElement, place: number, below: readonly HTMLElement[]): Entry[] {
  const title = below.slice(0, place).findLast(({ tagName }) => TITLE.test(tagName));
  const breaking = BREAKING.includes(title?.textContent ?? '');
  return [...list.querySelectorAll('li')].map((element) => ({
    element,
    words: element.textContent?.toLowerCase() ?? '',
    breaking,
    plan: element.dataset.plan,
  }));
}

/** Hides what is not asked for; returns how many entries are left. */
export function filterLists({ below, entries }: Lists, query: Query): number {
  for (const { element, ...entry } of entries) element.hidden = !isAskedFor(entry, query);
  hideEmpty(below, query.words !== '' || query.breaking || query.plan !== '');
  return entries.filter(({ element }) => !element.hidden).length;
}

function isAskedFor({ words, breaking, plan }: Omit<Entry, 'element'>, query: Query): boolean {
  if (query.breaking && !breaking) return false;
  return words.includes(query.words) && (!query.plan || plan === query.plan);
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

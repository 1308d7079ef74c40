// On the page for addresses that do not exist: the pages that come near, and the search as soon as somebody types.

import { areLettersOn } from '../../preferences/singleLetters.client.ts';
import * as texts from '../../styles/generated/texts.ts';
import { findAround } from '../../ui/delegation.client.ts';
import { pagesIn } from '../engine/symbols/pagesIn.ts';
import { openSearch } from '../offerSearch.client.ts';
import { nearestToAddress, type PageName } from './nearest.ts';

const place = document.querySelector<HTMLElement>('[data-lost]');
if (place) {
  addEventListener('keydown', searchFor, { capture: true });
  try {
    await offerNearest(place);
  } finally {
    // What follows is hidden until now, so that it does not move.
    place.dataset.answered = '';
  }
}

/** Opens the search with the letter that is typed, before it is taken for a shortcut. */
function searchFor(event: KeyboardEvent): void {
  const { altKey, ctrlKey, isComposing, key, metaKey } = event;
  if (altKey || ctrlKey || metaKey || isComposing || !/^[\p{L}\p{N}]$/u.test(key)) return;
  if (findAround(event, 'input, dialog, [role=menu]') || !areLettersOn()) return;

  event.preventDefault();
  event.stopImmediatePropagation();
  openSearch(key);
}

async function offerNearest(place: HTMLElement): Promise<void> {
  const pages = await loadPages();
  // Without the names of the pages there is nothing near; the search and the links below remain.
  if (pages) await show(place, nearestToAddress(pages, location.pathname));
}

async function loadPages(): Promise<readonly PageName[] | undefined> {
  try {
    const answer = await fetch('/search/start.json');
    return answer.ok ? pagesIn((await answer.json()).symbols) : undefined;
  } catch {
    // Offline, or something else answered.
    return undefined;
  }
}

async function show(place: HTMLElement, found: readonly PageName[]): Promise<void> {
  const status = place.querySelector('[role=status]');
  const words = found.length > 0 ? texts.notFoundNearest : texts.notFoundNothing;
  const list = place.querySelector('ul');
  if (list && found.length > 0) {
    const { showNearest } = await import('./NearestPages.island.tsx');
    showNearest(list, found);
  }
  if (status) status.textContent = words;
}

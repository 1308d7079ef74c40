// On the page for addresses that do not exist: the pages that come near, and a field to look further.

import * as texts from '../../theme/generated/texts.ts';
import { nearestToAddress, nearestToWords, type PageName } from './nearest.ts';

const place = document.querySelector<HTMLElement>('[data-lost]');
if (place) {
  await offerNearest(place);
  place.dataset.answered = '';
}

async function offerNearest(place: HTMLElement): Promise<void> {
  const pages = await loadPages();
  const field = place.querySelector('input');
  // Without the names of the pages there is nothing to look through; the links below remain.
  place.hidden = !pages;
  if (!pages || !field) return;

  const answer = () => {
    const found = field.value.trim()
      ? nearestToWords(pages, field.value)
      : nearestToAddress(pages, location.pathname);
    show(place, found, field.value.trim());
  };
  answer();
  field.addEventListener('input', answer);
}

async function loadPages(): Promise<readonly PageName[] | undefined> {
  try {
    const answer = await fetch('/parts/pages.json');
    return answer.ok ? await answer.json() : undefined;
  } catch {
    // Offline, or something else answered.
    return undefined;
  }
}

function show(place: HTMLElement, found: readonly PageName[], words: string): void {
  const status = place.querySelector('[role=status]');
  const matches = words ? texts.notFoundMatches : texts.notFoundNearest;
  if (status) status.textContent = found.length > 0 ? matches : texts.notFoundNothing;
  place.querySelector('ul')?.replaceChildren(...found.map(row));
}

function row([address, title]: PageName): HTMLElement {
  const link = document.createElement('a');
  link.href = address;
  const written = document.createElement('span');
  written.textContent = address;
  link.append(title, ' ', written);
  const row = document.createElement('li');
  row.append(link);
  return row;
}

// What is clicked: elements that say so in their attributes, and the parts of the reader by their looks.

import { findPart, type Mark } from './parts.client.ts';
import type { Fields } from './TagService.client.ts';

/** Tells of clicks on and inside whatever is marked, a share of them where the mark says which. */
export function watchClicks(tell: (name: string, fields: Fields) => void): void {
  const hear = (event: MouseEvent) => {
    const mark = findMark(event.composedPath());
    if (!mark || (mark.split ?? 1) <= Math.random()) return;

    tell(mark.category, { eventAction: mark.action, eventLabel: mark.label });
  };
  // On the way down: whoever takes a click for itself stops it on its way up.
  document.addEventListener('click', hear, { capture: true });
}

/** The mark nearest to what was clicked, through the walls of whatever is closed in itself. */
function findMark(path: readonly EventTarget[]): Mark | undefined {
  for (const element of path) {
    const mark = element instanceof Element ? (readMark(element) ?? findPart(element)) : undefined;
    if (mark) return mark;
  }
  return undefined;
}

function readMark(element: Element): Mark | undefined {
  const read = (field: string) => element.getAttribute(`data-analytics-${field}`) ?? undefined;
  const category = read('category');
  if (!category) return undefined;

  return { category, action: read('action'), label: read('label'), split: asShare(read('split')) };
}

/** A share from nothing to all; what is no number leaves nothing out. */
function asShare(written: string | undefined): number | undefined {
  const share = Number.parseFloat(written ?? '');
  return Number.isNaN(share) ? undefined : share;
}

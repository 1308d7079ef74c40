// What visitors are likely to need next is fetched before they ask for it.

import { addToHead } from '../elements/addToHead.client.ts';
import { makeElement } from '../elements/makeElement.client.ts';
import { whenLoaded } from '../startup/loaded.client.ts';
import { whenIdle } from '../startup/whenIdle.client.ts';
import { findAround } from '../ui/delegation.client.ts';

/** The address of React, which the bundler fills in; authors see a site that is not bundled. */
declare const REACT_FILE: string | undefined;

/** In milliseconds: so long after it has loaded, what the page itself needs has been asked for. */
const SETTLED = 2000;

/** In milliseconds: who only passes over a link with the pointer is gone before. */
const LINGER = 65;

/** What some browsers tell of the network. */
interface Networked {
  connection?: { saveData?: boolean; effectiveType?: string };
}

const fetched = new Set<string>();

/** Fetches ahead what a visitor points at, touches or reaches by keyboard, each page once, and React. */
export function prefetchAhead(): void {
  if (isSparing(navigator)) return;

  whenLoaded(() => setTimeout(whenIdle, SETTLED, prefetchReact, SETTLED));
  let lingering: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener('pointerover', (event) => {
    clearTimeout(lingering);
    lingering = setTimeout(prefetch, LINGER, event);
  });
  document.addEventListener('focusin', prefetch);
  document.addEventListener('touchstart', prefetch, { passive: true });
}

/** Finds the page of this site that a link leads to; nothing for files, sections and other sites. */
export function pageBehind(link: HTMLAnchorElement, here: Location = location): string | undefined {
  const { origin, pathname, search } = new URL(link.href, here.href);
  const leaves = origin !== here.origin || link.hasAttribute('download') || link.target !== '';
  // Addresses of pages end with a slash; what does not is a file to read or to keep.
  if (leaves || !pathname.endsWith('/') || pathname === here.pathname) return undefined;

  return pathname + search;
}

function prefetch(event: Event): void {
  // A group of the navigation opens where it stands, and so does the search; hardly anybody follows them.
  const link = findAround<HTMLAnchorElement>(event, 'a[href]:not([data-group],[data-search])');
  const page = link && pageBehind(link);
  if (!page || fetched.has(page)) return;

  fetched.add(page);
  append(page);
}

/** Nearly every visitor comes to a demo or searches; browsers fetch this when nothing else is asked for. */
function prefetchReact(): void {
  if (typeof REACT_FILE !== 'undefined') append(REACT_FILE);
}

function append(href: string): void {
  addToHead(makeElement('link', { rel: 'prefetch', href }));
}

/** Whether the visitor pays for every byte, or waits for each. */
function isSparing({ connection }: Navigator & Networked): boolean {
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}

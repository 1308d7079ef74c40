// Notes which pages a visitor reads: the only part of it that every page needs.

import { keep, recall } from '../preferences/memory.client.ts';

/** Under which key the pages are kept: a line for each, its address and its title. */
export const RECENT = 'recent';

const KEPT = 8;

/** Notes that a page is being read. */
export function rememberPage(): void {
  const shown = `${location.pathname} `;
  const others = (recall(RECENT) ?? '').split('\n').filter((page) => !page.startsWith(shown));
  keep(RECENT, [shown + document.title, ...others].slice(0, KEPT).join('\n'));
}

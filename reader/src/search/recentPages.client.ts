// The pages a visitor came from, so that the way back is short.

import { keep, recall } from '../preferences/memory.client.ts';
import * as texts from '../styles/generated/texts.ts';
import { RECENT } from './rememberPage.client.ts';

export interface RecentPage {
  address: string;
  title: string;
}

/** What was kept may have been written by anybody, or long ago. */
const PAGE = /^(\/(?!\/)\S*) (.+)$/;

/** The pages seen last, the latest first; none that was not there. */
export function recentPages(): readonly RecentPage[] {
  return lines().flatMap((line) => {
    const [, address, title] = PAGE.exec(line) ?? [];
    return address && title && !isNoPage(title) ? { address, title } : [];
  });
}

/** Whether only the site itself had something to say there. */
function isNoPage(title: string): boolean {
  return title.startsWith(texts.notFoundTitle) || title.startsWith(texts.awayTitle);
}

/** Forgets that a page was read. */
export function forgetPage(address: string): void {
  const others = lines().filter((line) => !line.startsWith(`${address} `));
  keep(RECENT, others.join('\n'));
}

/** Forgets them all. */
export function forgetPages(): void {
  keep(RECENT, null);
}

function lines(): readonly string[] {
  return (recall(RECENT) ?? '').split('\n');
}

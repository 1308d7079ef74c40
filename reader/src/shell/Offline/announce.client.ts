// What somebody who does not see the bars is told: the ends, and every quarter of the way.

import type { Offers } from '../../offline/products/offers.ts';
import type { News } from '../../offline/products/progress.client.ts';
import * as texts from '../../styles/generated/texts.ts';
import { fillIn } from './words.ts';

const QUARTER = 25;

/** Says in a status what happened, if it is worth saying. */
export function announce(
  status: HTMLElement,
  { products }: Offers,
  before: News | undefined,
  now: News,
): void {
  const name = products.find(({ id }) => id === now.id)?.name ?? '';
  const words = wordsFor(before, now);
  if (words) status.textContent = fillIn(words, { name, percent: quarterOf(now) });
}

/** The words for what happened; nothing when it was only a little more of the same. */
export function wordsFor(before: News | undefined, now: News): string | undefined {
  if (now.state !== 'running') return before?.state === now.state ? undefined : WORDS[now.state];

  const isFurther = before?.state === 'running' && quarterOf(now) > quarterOf(before);
  return isFurther ? texts.offlineIsPart : undefined;
}

const WORDS: Readonly<Record<Exclude<News['state'], 'running'>, string>> = {
  queued: texts.offlineQueued,
  waiting: texts.offlineWaiting,
  kept: texts.offlineIsKept,
  cancelled: texts.offlineIsCancelled,
  removed: texts.offlineIsRemoved,
  full: texts.offlineFull,
  broken: texts.offlineBroken,
};

function quarterOf(news: News): number {
  if (news.state !== 'running') return 0;

  return Math.floor(((news.bytes / news.allBytes) * 100) / QUARTER) * QUARTER;
}

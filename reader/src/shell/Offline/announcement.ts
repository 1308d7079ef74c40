// What somebody who does not see the bars is told: the ends, and every quarter of the way.

import type { Progress } from '../../offline/products/progress.client.ts';
import * as texts from '../../styles/generated/texts.ts';
import { formatText } from '../../ui/formatText.ts';

const QUARTER = 25;

/** What became of a product, in words; nothing when it was only a little more of the same. */
export function announcementOf(
  name: string,
  before: Progress | undefined,
  now: Progress,
): string | undefined {
  const words = wordsFor(before, now);
  return words && formatText(words, { name, percent: quarterOf(now) });
}

function wordsFor(before: Progress | undefined, now: Progress): string | undefined {
  if (now.state !== 'running') return before?.state === now.state ? undefined : WORDS[now.state];

  const isFurther = before?.state === 'running' && quarterOf(now) > quarterOf(before);
  return isFurther ? texts.offlineIsPart : undefined;
}

const WORDS: Readonly<Record<Exclude<Progress['state'], 'running'>, string>> = {
  queued: texts.offlineQueued,
  waiting: texts.offlineWaiting,
  kept: texts.offlineIsKept,
  cancelled: texts.offlineIsCancelled,
  removed: texts.offlineIsRemoved,
  full: texts.offlineFull,
  broken: texts.offlineBroken,
};

function quarterOf(progress: Progress): number {
  if (progress.state !== 'running') return 0;

  return Math.floor(((progress.bytes / progress.allBytes) * 100) / QUARTER) * QUARTER;
}

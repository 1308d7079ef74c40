// What is said of the results to whoever does not see them.

import * as texts from '../styles/generated/texts.ts';
import { formatText } from '../ui/formatText.ts';
import type { NamedAnswer } from './engine/results.ts';
import { kindNames } from './kindNames.ts';

/** In milliseconds: somebody who types is not interrupted by every letter. */
const REST = 400;

export interface Announcement {
  words: string;
  /** How long nothing else must have come, in milliseconds. */
  delay: number;
}

/** For what is no answer to what is being typed. */
export function announceNow(words: string): Announcement {
  return { words, delay: 0 };
}

/** Says it once the answers have come to rest. */
export function announceAtRest(words: string): Announcement {
  return { words, delay: REST };
}

/** How much was found, and of which kinds. */
export function countAll(named: NamedAnswer, inText: number): string {
  const count = named.count + inText;
  if (count === 0) return texts.searchNothing;

  const kinds = named.groups.map((group) => countOne(kindNames[group.kind], group.count));
  if (inText > 0) kinds.push(countOne(texts.searchInText, inText));
  return formatText(texts.searchFound, { count, kinds: kinds.join(', ') });
}

function countOne(kind: string, count: number): string {
  return formatText(texts.searchKind, { kind, count });
}

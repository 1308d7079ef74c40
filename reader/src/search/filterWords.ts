// The words that narrow a search where it is typed, such as `prop:`: taking them out again.

import { type Question, readQuestion } from './engine/question.ts';
import type { ProductName } from './messages.ts';

const NOWHERE = { current: '', products: [], kinds: [] };

/** What was typed without the words that narrow it in such a way; what they look for stays. */
export function withoutFilter(
  typed: string,
  products: readonly ProductName[],
  isMeant: (read: Question) => boolean,
): string {
  const words = typed.split(/\s+/).flatMap((word) => {
    const read = readQuestion(word, NOWHERE, products);
    return isMeant(read) ? read.words : word;
  });
  return words.filter(Boolean).join(' ');
}

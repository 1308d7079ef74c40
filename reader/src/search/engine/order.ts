// In which order the answers of both layers are seen.

import type { Group, NamedAnswer, Passage, TextAnswer } from './results.ts';

interface Divided {
  above: readonly Group[];
  /** The passages that none of the names above leads to. */
  passages: readonly Passage[];
  below: readonly Group[];
}

/**
 * The groups of names that stand above the text, and those below it.
 *
 * Names come first; but of several words only the best, and none that is half guessed where a text
 * has the words as they were typed.
 */
export function divideGroups({ groups, isGuess }: NamedAnswer, text: TextAnswer): Divided {
  const hasWords = text.found.length > 0 && text.correction === '';
  if (isGuess && hasWords) return { above: [], passages: text.found, below: groups };

  const above = groups.filter(({ isFirst }) => isFirst);
  const led = new Set(above.flatMap(({ found }) => found.map(({ address }) => address)));
  return {
    above,
    passages: text.found.filter(({ address }) => !led.has(address)),
    below: groups.filter(({ isFirst }) => !isFirst),
  };
}

// In which order the answers of both layers are seen.

import type { Group, NamedAnswer, TextAnswer } from './results.ts';

interface Divided {
  above: readonly Group[];
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
  if (isGuess && hasWords) return { above: [], below: groups };

  return {
    above: groups.filter(({ isFirst }) => isFirst),
    below: groups.filter(({ isFirst }) => !isFirst),
  };
}

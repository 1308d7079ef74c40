// The best answers by kind, in an order that is as good as that of the answers themselves.

import type { Rated } from './Shortlist.ts';

export interface Arranged {
  kind: number;
  rows: readonly Rated[];
  /** Whether one of the best answers is among them. */
  isFirst: boolean;
}

/** The answers that have to be seen first, whatever their kinds; of a question of several words
 *  fewer, because a text is then more often what is looked for. */
const FIRST = 5;
const FIRST_OF_SEVERAL_WORDS = 3;

/** Rows of a kind that stands further down. */
const FEW = 3;

/**
 * Puts answers, the best first, into groups by kind, the group of the best first.
 *
 * The five best are seen among the first: groups that stand above one of those keep to what they
 * have among them, and the others may show some more. Of several words the three best are.
 */
export function arrange(
  rated: readonly Rated[],
  most: number,
  hasSeveralWords = false,
): Arranged[] {
  const best = rated.slice(0, hasSeveralWords ? FIRST_OF_SEVERAL_WORDS : FIRST);
  const first = Map.groupBy(best, ({ kind }) => kind);
  const last = hasSeveralWords ? undefined : [...first.keys()].at(-1);
  return [...Map.groupBy(rated, ({ kind }) => kind)].map(([kind, rows]) => {
    const share = first.get(kind)?.length ?? FEW;
    const count = kind === last ? Math.max(most, share) : share;
    return { kind, rows: rows.slice(0, count), isFirst: first.has(kind) };
  });
}

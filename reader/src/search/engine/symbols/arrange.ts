// The best answers by kind, in an order that is as good as that of the answers themselves.

import type { Rated } from './Shortlist.ts';

export interface Arranged {
  kind: number;
  rows: readonly Rated[];
}

/** The answers that have to be seen first, whatever their kinds. */
const FIRST = 5;

/** Rows of a kind that stands further down. */
const FEW = 3;

/**
 * Puts answers, the best first, into groups by kind, the group of the best first.
 *
 * The five best are seen among the first: groups that stand above one of those keep to what they
 * have among them, and the others may show some more.
 */
export function arrange(rated: readonly Rated[], most: number): Arranged[] {
  const first = Map.groupBy(rated.slice(0, FIRST), ({ kind }) => kind);
  const last = [...first.keys()].at(-1);
  return [...Map.groupBy(rated, ({ kind }) => kind)].map(([kind, rows]) => {
    const share = first.get(kind)?.length ?? FEW;
    return { kind, rows: rows.slice(0, kind === last ? Math.max(most, share) : share) };
  });
}

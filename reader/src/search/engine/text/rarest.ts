// Which words of a question are looked up on a site so large that each of them is a file.

import type { CommonWords } from './CommonWords.ts';
import { type Asked, type Known, type Meanings, type Understood, understood } from './meanings.ts';
import { isPart } from './ranking.ts';

/** Of so many words two are looked up at once: few pages have both, but many have the rarer one. */
const SEVERAL = 3;

type Pages = ReadonlySet<number>;

/**
 * Understands a question from its rarest words, as soon as few pages have all of these.
 *
 * `areFew` says whether all of them will be opened: their texts tell of the other words, which are
 * `left`. Nothing where every word has to be looked up.
 */
export async function understandRarest(
  meanings: Meanings,
  asked: readonly Asked[],
  common: CommonWords,
  areFew: (pages: Pages) => Promise<boolean>,
): Promise<Understood | undefined> {
  const known = new Map<Asked, Known>();
  let pages: Pages | undefined;
  for (const turn of inTurns(asked, common)) {
    for (const one of await Promise.all(turn.map((word) => meanings.know(word)))) {
      known.set(one.asked, one);
      if (!one.meaning.some(isPart)) pages = intersect(pages, pagesOf(one));
    }
    if (pages?.size && (await areFew(pages))) break;
  }
  for (const word of asked) {
    if (!known.has(word) && meanings.isAtHand(word)) known.set(word, await meanings.know(word));
  }
  // What is unknown may be mistyped, or one half of another word.
  const isAnyUnknown = [...known.values()].some(({ meaning }) => meaning.length === 0);
  if (known.size === asked.length || isAnyUnknown) return undefined;
  return understood(asked.map((word) => known.get(word) ?? leave(word)));
}

/** The words that are looked up one after the other; those that need not be found come last. */
function inTurns(asked: readonly Asked[], common: CommonWords): readonly Asked[][] {
  const pagesWith = ({ word }: Asked) => common.pagesWith(word);
  const ordered = asked.toSorted(
    (one, other) =>
      Number(one.isLight) - Number(other.isLight) || pagesWith(one) - pagesWith(other),
  );
  const [, second] = ordered;
  const isPair =
    asked.length >= SEVERAL && second && !second.isLight && !common.isCommon(second.word);
  const together = isPair ? 2 : 1;
  return [ordered.slice(0, together), ...ordered.slice(together).map((word) => [word])];
}

function pagesOf({ meaning }: Known): Pages {
  const pages = new Set<number>();
  for (const { places } of meaning) {
    for (let at = 0; at < places.length; at += 3) pages.add(places[at] as number);
  }
  return pages;
}

function intersect(pages: Pages | undefined, others: Pages): Pages {
  return pages ? new Set([...pages].filter((page) => others.has(page))) : others;
}

function leave(asked: Asked): Known {
  return { asked, meaning: [], instead: '', isLeft: true };
}

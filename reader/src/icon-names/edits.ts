// How far one word is from another.

/** Whether one letter too many, too few, another one, or two in the wrong order make the difference. */
export function isOneEditAway(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;

  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  if (short.length < long.length) return short.slice(start) === long.slice(start + 1);

  const [restOfOne, restOfOther] = [short.slice(start), long.slice(start)];
  return (
    restOfOne.slice(1) === restOfOther.slice(1) ||
    (restOfOne[0] === restOfOther[1] &&
      restOfOne[1] === restOfOther[0] &&
      restOfOne.slice(2) === restOfOther.slice(2))
  );
}

/** How much two words have in common, between 0 and 1: the share of pairs of letters. */
export function likeness(one: string, other: string): number {
  const [pairs, others] = [pairsOf(one), pairsOf(other)];
  const common = pairs.filter((pair) => others.includes(pair)).length;
  return (2 * common) / (pairs.length + others.length || 1);
}

function pairsOf(word: string): readonly string[] {
  return Array.from({ length: word.length + 1 }, (_, place) => ` ${word} `.slice(place, place + 2));
}

// Two long types that differ in a few places, without most of what they have in common.

/** How much of what is the same stays on each side, in words. */
const AROUND = 2;
/** Types that are shorter than this are shown whole. */
const SHORT = 80;
/** Of others no more than this is shown; the rest stands on the page of the component. */
const LONGEST = 160;

/** Both texts, without the beginning and the end that they share; an ellipsis stands for each. */
export function shortenBoth(before: string, after: string): readonly [string, string] {
  if (before.length + after.length < 2 * SHORT) return [before, after];

  const [one, other] = [before.split(' '), after.split(' ')];
  const start = Math.max(0, countSame(one, other) - AROUND);
  const end = Math.max(
    0,
    countSame(one.slice(start).reverse(), other.slice(start).reverse()) - AROUND,
  );
  return [shorten(part(one, start, end)), shorten(part(other, start, end))];
}

/** The beginning of a text that is long, up to the end of a word. */
export function shorten(text: string): string {
  if (text.length <= LONGEST) return text;

  return `${text.slice(0, text.lastIndexOf(' ', LONGEST))} …`;
}

function countSame(one: readonly string[], other: readonly string[]): number {
  const different = one.findIndex((word, place) => word !== other[place]);
  return different < 0 ? one.length : different;
}

function part(words: readonly string[], start: number, end: number): string {
  const middle = words.slice(start, words.length - end).join(' ');
  return `${start > 0 ? '… ' : ''}${middle}${end > 0 ? ' …' : ''}`;
}

// Which words a title has, whatever their case and accents, and where in it they are.

/** A title as words are looked for in it. */
export interface Searchable {
  readonly title: string;
  readonly letters: string;
  /** Where in the title each of the letters is from. */
  readonly origins: readonly number[];
  /** The letters that begin a word; in IconButton there are two. */
  readonly starts: ReadonlySet<number>;
}

/** A stretch of a title, from its first character to the one after its last. */
export type Stretch = readonly [from: number, to: number];

/** Makes a title searchable. */
export function searchable(title: string): Searchable {
  const origins: number[] = [];
  const starts = new Set<number>();
  let letters = '';
  let before = '';
  let index = 0;
  for (const character of title) {
    const plain = fold(character);
    if (plain && startsWord(before, character)) starts.add(letters.length);
    for (let unit = 0; unit < plain.length; unit += 1) origins.push(index);
    letters += plain;
    index += character.length;
    if (plain) before = character;
  }
  return { title, letters, origins: [...origins, title.length], starts };
}

/** The words of what somebody typed. */
export function wordsIn(typed: string): readonly string[] {
  return fold(typed).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Finds a word in a title, only where words begin if so asked. */
export function findWord(
  { letters, origins, starts }: Searchable,
  word: string,
  atStart: boolean,
): Stretch | null {
  for (let at = letters.indexOf(word); at >= 0; at = letters.indexOf(word, at + 1)) {
    if (atStart && !starts.has(at)) continue;

    // Where the word ends in the title is where the next letter is from.
    return [origins[at] ?? 0, origins[at + word.length] ?? 0];
  }
  return null;
}

/** Brings stretches into their order and those together that touch. */
export function joinStretches(stretches: readonly Stretch[]): readonly Stretch[] {
  const joined: Stretch[] = [];
  for (const [from, to] of stretches.toSorted((one, other) => one[0] - other[0])) {
    const last = joined.at(-1);
    if (last && from <= last[1]) joined[joined.length - 1] = [last[0], Math.max(last[1], to)];
    else joined.push([from, to]);
  }
  return joined;
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function startsWord(before: string, character: string): boolean {
  if (!/[\p{L}\p{N}]/u.test(character)) return false;
  return !/[\p{L}\p{N}]/u.test(before) || (/\p{Lu}/u.test(character) && !/\p{Lu}/u.test(before));
}

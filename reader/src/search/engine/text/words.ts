// How a text falls into words. The engine's `words.py` does the same, and both pass one test.

const RUN = /[\p{L}\p{N}]+/gu;
const HUMP = /[A-Z]?[a-z0-9]+|[A-Z]+(?![a-z])[0-9]*/g;
const FOREIGN = /[^\0-\x7f]/;
const LONGEST = 40;

const ENDING = /(?:ings?|ed|ers?|(?<=.{4})[ai]ble|ions?)$/;
const DOUBLED = /([bdgmnpt])\1$/;
const VOWEL = /[aeiouy]/;
const SHORTEST_STEM = 3;

const SILENT = new Set(
  (
    'a an and are as at be by can d for from has have how i if in into is it its ll of on or re s so t ' +
    'than that the their then there these they this to ve was what when which will with you your'
  ).split(' '),
);

/** A word where it stands in a text. */
export interface Standing {
  word: string;
  from: number;
  to: number;
}

/** Every word of a text in the form in which words are compared; identifiers also by their humps. */
export function standingWords(text: string): Standing[] {
  const { folded, places } = fold(text);
  const found: Standing[] = [];
  const add = (written: string, at: number) => {
    const word = comparable(written);
    const end = at + written.length;
    if (word) found.push({ word, from: places?.[at] ?? at, to: places?.[end] ?? end });
  };
  for (const { 0: written, index } of folded.matchAll(RUN)) {
    add(written, index);
    if (/[A-Z]/.test(written.slice(1)) && !FOREIGN.test(written)) {
      const parts = [...written.matchAll(HUMP)];
      if (parts.length > 1) for (const part of parts) add(part[0], index + part.index);
    }
  }
  return found;
}

/** The words somebody typed, as they are written but for capitals and accents. */
export function typedWords(text: string): string[] {
  return fold(text).folded.match(RUN) ?? [];
}

/** The form in which a word is compared; empty for one that tells nothing. */
export function comparable(written: string): string {
  const word = written.toLowerCase();
  return SILENT.has(word) || [...word].length > LONGEST ? '' : singular(word);
}

/** The words a capital divides an identifier into; itself alone where none does. */
export function humps(written: string): string[] {
  return FOREIGN.test(written) ? [written] : (written.match(HUMP) ?? [written]);
}

function singular(word: string): string {
  if (word.length < 4 || !/[^saiu]s$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.slice(0, /(?:x|ch|sh|ss)es$/.test(word) ? -2 : -1);
}

/** What a word shares with its other forms: `sort` of sorting and sorted, `disabl` of disable. */
export function stem(word: string): string {
  const bare = word.replace(ENDING, '');
  if (bare === word || !VOWEL.test(bare) || bare.length < SHORTEST_STEM) return withoutEnd(word);
  return withoutEnd(bare.replace(DOUBLED, '$1'));
}

function withoutEnd(word: string): string {
  return word.length > SHORTEST_STEM ? word.replace(/[ey]$/, '') : word;
}

/** Letters without their accents, and where each stood; no places where all stay in theirs. */
function fold(text: string): { folded: string; places?: number[] } {
  if (!FOREIGN.test(text)) return { folded: text };
  let folded = '';
  let at = 0;
  const places: number[] = [];
  for (const sign of text) {
    const plain = FOREIGN.test(sign) ? sign.normalize('NFKD').replace(/\p{M}/gu, '') : sign;
    for (let index = 0; index < plain.length; index++) places.push(at);
    folded += plain;
    at += sign.length;
  }
  places.push(at);
  return { folded, places };
}

// Which letters of a name answer to what was typed.

import { Misspelling } from '../Misspelling.ts';
import type { Marks } from '../results.ts';
import { type Folded, foldName, placesIn, stem, type Typed } from './folding.ts';

type Range = readonly [from: number, to: number];

/** The letters of a name that answer to any of the words. */
export function markName(name: string, typed: readonly Typed[]): Marks {
  const folded = foldName(name);
  const together = typed.map(({ text }) => text).join('');
  const isTogether = typed.length > 1 && folded.text.includes(together);
  const wanted = isTogether ? [together] : typed.flatMap((word) => partsIn(folded, word));
  const found = wanted.map((word) => findWord(word, folded)).filter((range) => range !== undefined);
  const places = placesIn(name);
  const ranges = found.map(([from, to]): Range => [places[from] ?? 0, (places[to - 1] ?? 0) + 1]);
  return join(ranges.sort((one, other) => one[0] - other[0]));
}

/** What is looked for of a word: its humps, where it does not stand there as a whole. */
function partsIn({ text, words }: Folded, { text: typed, humps }: Typed): readonly string[] {
  if (humps.length === 0 || text.includes(typed)) return [typed];
  const areThere = humps.every((hump) => words.some((word) => word.startsWith(hump)));
  return areThere ? humps : [typed];
}

function findWord(typed: string, folded: Folded): Range | undefined {
  return (
    findLetters(typed, folded) ?? findLetters(stem(typed), folded) ?? findMisspelt(typed, folded)
  );
}

/** Where the letters stand, at the beginning of a word if they do anywhere. */
function findLetters(typed: string, { text, bounds }: Folded): Range | undefined {
  let best: Range | undefined;
  for (let at = text.indexOf(typed); at >= 0; at = text.indexOf(typed, at + 1)) {
    if (bounds.includes(at)) return [at, at + typed.length];
    best ??= [at, at + typed.length];
  }
  return best;
}

function findMisspelt(typed: string, { text, words, bounds }: Folded): Range | undefined {
  const misspelling = new Misspelling(typed);
  const { most } = misspelling;
  const at = words.findIndex((word) => misspelling.compare(word).whole <= most);
  const begin = words.findIndex((word) => misspelling.compare(word).begin <= most);
  if (most === 0) return undefined;
  if (at >= 0) return [bounds[at] ?? 0, bounds[at + 1] ?? 0];
  if (begin >= 0) {
    const from = bounds[begin] ?? 0;
    return [from, Math.min(from + typed.length, bounds[begin + 1] ?? 0)];
  }
  const { whole, begin: beginning } = misspelling.compare(text);
  if (whole <= most) return [0, text.length];
  return beginning <= most ? [0, Math.min(typed.length, text.length)] : undefined;
}

function join(ranges: readonly Range[]): Range[] {
  const joined: [from: number, to: number][] = [];
  for (const [from, to] of ranges) {
    const last = joined.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}

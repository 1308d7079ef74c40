// The part of a section in which the words stand, with the words marked.

import type { Marks } from '../results.ts';
import { type Standing, standingWords } from './words.ts';

const LONGEST = 160;
/** So many letters stand before the first word, so that one sees where the sentence comes from. */
const LEAD = 40;

/** Words with so many letters between them stand together, or at least in one sentence. */
const ADJACENT = 3;
const SAME_SENTENCE = 50;

export interface Excerpt {
  excerpt: string;
  marks: Marks;
}

/** Cuts out the part with the most different words. */
export function cutExcerpt(text: string, answers: (word: string) => number): Excerpt {
  const found = standingWords(text).filter(({ word }) => answers(word) >= 0);
  const first = bestStart(found, answers);
  const from = wordStart(text, Math.max(0, first - LEAD));
  const to = wordEnd(text, from + LONGEST);
  const lead = from > 0 ? '… ' : '';
  const shift = lead.length - from;
  const inside = found.filter((one) => one.from >= from && one.to <= to);
  const marks = join(inside).map(([start, end]) => [start + shift, end + shift] as const);
  return { excerpt: `${lead}${text.slice(from, to)}${to < text.length ? ' …' : ''}`, marks };
}

/** How closely the words stand in a text that were typed one after the other: 0 to 1. */
export function closeness(text: string, answers: (word: string) => number, words: number): number {
  if (words < 2) return 0;
  const last: (Standing | undefined)[] = [];
  const pairs: number[] = [];
  for (const one of standingWords(text)) {
    const asked = answers(one.word);
    if (asked < 0) continue;
    const before = last[asked - 1];
    const after = last[asked + 1];
    if (before) pairs[asked] = Math.max(pairs[asked] ?? 0, nearness(before, one, ADJACENT));
    if (after) pairs[asked + 1] = Math.max(pairs[asked + 1] ?? 0, nearness(after, one, 0));
    last[asked] = one;
  }
  return pairs.reduce((all, pair) => all + pair, 0) / (words - 1);
}

function nearness(before: Standing, after: Standing, adjacent: number): number {
  const gap = after.from - before.to;
  if (gap < adjacent) return 1;
  return gap < SAME_SENTENCE ? 0.4 : 0;
}

function bestStart(found: readonly Standing[], answers: (word: string) => number): number {
  let best = 0;
  let start = 0;
  for (const [number, { from }] of found.entries()) {
    const different = new Set<number>();
    for (const other of found.slice(number, number + 12)) {
      if (other.to <= from + LONGEST - LEAD) different.add(answers(other.word));
    }
    if (different.size > best) {
      best = different.size;
      start = from;
    }
  }
  return start;
}

function wordStart(text: string, at: number): number {
  return at === 0 ? 0 : text.indexOf(' ', at) + 1 || at;
}

function wordEnd(text: string, at: number): number {
  if (at >= text.length) return text.length;
  const space = text.lastIndexOf(' ', at);
  return space > at - LEAD ? space : at;
}

/** An identifier and its humps overlap: what overlaps is one mark. */
function join(found: readonly Standing[]): [number, number][] {
  const joined: [number, number][] = [];
  for (const { from, to } of [...found].sort((one, other) => one.from - other.from)) {
    const last = joined.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}

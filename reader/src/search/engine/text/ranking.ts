// Which pages, and which of their sections, answer best to the words that were asked for.

import type { Places } from './postings.ts';

/** A word of the site that stands for one that was asked for, and how well: 1 is the word itself. */
export interface Form {
  word: string;
  places: Places;
  fitness: number;
  /** On how many pages it stands where these are only the best. */
  pages?: number;
}

/** All that one asked word may mean, and what it counts beside the others. */
export interface Meaning {
  forms: readonly Form[];
  weight: number;
  /** On how many pages about it stands, where only some of them were looked at. */
  pages?: number;
}

export interface RankedSection {
  section: number;
  score: number;
}

export interface RankedPage {
  page: number;
  score: number;
  /** Whether all words stand on it. */
  isComplete: boolean;
  /** The best first. */
  sections: readonly RankedSection[];
}

export interface Ranking {
  /** The best first, and no more than are looked at. */
  pages: readonly RankedPage[];
  count: number;
  /** How much of the words stands on the best pages, weighted by how rare they are: 1 is all. */
  covered: number;
}

/** What words in other sections of the page add to those of the best. */
const ELSEWHERE = 0.4;
/** A page loses for the words that it lacks: its score counts by its share of them to this power. */
const COMPLETENESS = 0.8;
/** Of two words on a large site it loses more: among very many pages there is always one that has the
 *  rarer of them in its title. */
const COMPLETENESS_OF_TWO = 0.9;
/** In that share a rare word counts more than a common one, but less than in the score. */
export const TELLING = 0.5;
/** Of so many pages the sections are looked at; the rest is only counted. */
const LOOKED_AT = 32;
/** A page is found if it has so much of what the page with the most words has. */
const NEARLY = 0.3;

/** Sums of the same numbers may differ in their last figure. */
export const ALL = 0.9999;

/** What the pages are worth for the words on them. */
interface Tally {
  scores: Float32Array;
  /** How much the words tell, together, that stand on a page: more if they are rare. */
  told: Float32Array;
}

/** Ranks pages by the words that they have; each that is missing costs them. */
export function rank(
  meanings: readonly Meaning[],
  factors: Float32Array,
  power = COMPLETENESS,
): Ranking {
  const factor = (page: number) => factors[page] ?? 0;
  const tally = addAllUp(meanings, factors.length);
  const { rarities, all } = tally;
  const { wanted, covered } = choose(tally, all, factor);
  const share = (page: number) => shareOf(tally.told[page] ?? 0, all, power);
  const value = (page: number) => (tally.scores[page] ?? 0) * factor(page) * share(page);
  wanted.sort((one, other) => value(other) - value(one) || one - other);
  const best = wanted.slice(0, LOOKED_AT);
  const sections = findSections(meanings, rarities, new Set(best));
  const pages = best.map((page): RankedPage => {
    const own = sections.get(page) ?? [];
    own.sort((one, other) => other.score - one.score || one.section - other.section);
    const score =
      ((own[0]?.score ?? 0) + ELSEWHERE * (tally.scores[page] ?? 0)) * factor(page) * share(page);
    return { page, score, isComplete: share(page) > ALL, sections: own };
  });
  pages.sort((one, other) => other.score - one.score || one.page - other.page);
  return { pages, count: wanted.length, covered };
}

/** What all words make of the pages; how rare each of them is, and how much they tell together. */
export function addAllUp(meanings: readonly Meaning[], pageCount: number) {
  const tally = { scores: new Float32Array(pageCount), told: new Float32Array(pageCount) };
  // Of a word on very many pages nobody can tell which lack it: others say what is complete.
  const isAnyWhole = meanings.some(({ forms }) => forms.length > 0 && !forms.some(isPart));
  const tells = meanings.map(({ forms }) => !isAnyWhole || !forms.some(isPart));
  const rarities = meanings.map((meaning, at) => addUp(meaning, tally, tells[at] ?? true));
  const all = sum(rarities.map((rarity, at) => (tells[at] ? rarity ** TELLING : 0)));
  return { ...tally, rarities, all };
}

/** What a page counts that has so much of what all words tell. */
export function shareOf(told: number, all: number, power: number): number {
  return (told / (all || 1)) ** power;
}

/** To which power the share of so many words counts on a large site. */
export function powerOnLargeSite(words: number): number {
  return words === 2 ? COMPLETENESS_OF_TWO : COMPLETENESS;
}

function choose({ told }: Tally, all: number, factor: (page: number) => number) {
  let most = 0;
  for (const [page, worth] of told.entries()) if (worth > most && factor(page) > 0) most = worth;
  const covered = all > 0 ? most / all : 0;
  const least = most * NEARLY;
  const wanted: number[] = [];
  if (most > 0) {
    for (const [page, worth] of told.entries()) {
      if (worth >= least && factor(page) > 0) wanted.push(page);
    }
  }
  return { wanted, covered };
}

/** Adds to each page what a word is worth there; how rare the word is. */
function addUp(
  { forms, weight: counted, pages: known = 0 }: Meaning,
  { scores, told }: Tally,
  tells: boolean,
): number {
  const best = new Float32Array(scores.length);
  let pages = 0;
  for (const { places, fitness } of forms) {
    for (let at = 0; at < places.length; at += 3) {
      const page = places[at] as number;
      const weight = (places[at + 2] as number) * fitness;
      const before = best[page] as number;
      if (before === 0) pages++;
      if (weight > before) best[page] = weight;
    }
  }
  pages = Math.max(pages, known, ...forms.map((form) => form.pages ?? 0));
  const rarity = counted * Math.log(1 + (scores.length - pages + 0.5) / (pages + 0.5));
  for (let page = 0; page < scores.length; page++) {
    const weight = best[page] as number;
    if (weight === 0) continue;
    scores[page] = (scores[page] as number) + weight * rarity;
    if (tells) told[page] = (told[page] as number) + rarity ** TELLING;
  }
  return rarity;
}

function findSections(
  meanings: readonly Meaning[],
  rarities: readonly number[],
  pages: ReadonlySet<number>,
): Map<number, RankedSection[]> {
  const found = new Map<number, RankedSection[]>();
  for (const [number, meaning] of meanings.entries()) {
    const best = new Map<RankedSection, number>();
    for (const { places, fitness } of meaning.forms) {
      for (let at = 0; at < places.length; at += 3) {
        const page = places[at] as number;
        if (!pages.has(page)) continue;
        const section = sectionOf(found, page, places[at + 1] as number);
        const weight = (places[at + 2] as number) * fitness;
        if (weight > (best.get(section) ?? 0)) best.set(section, weight);
      }
    }
    for (const [section, weight] of best) section.score += weight * (rarities[number] ?? 0);
  }
  return found;
}

function sectionOf(
  found: Map<number, RankedSection[]>,
  page: number,
  section: number,
): RankedSection {
  let own = found.get(page);
  if (!own) {
    own = [];
    found.set(page, own);
  }
  let ranked = own.find((other) => other.section === section);
  if (!ranked) {
    ranked = { section, score: 0 };
    own.push(ranked);
  }
  return ranked;
}

/** Whether the places of a form are only the best. */
export function isPart({ pages }: Form): boolean {
  return pages !== undefined;
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}

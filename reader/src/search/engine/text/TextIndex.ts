// The text of the site: finds the passages in which words stand.

import type { Question } from '../question.ts';
import type { Load, TextAnswer } from '../results.ts';
import { CommonWords } from './CommonWords.ts';
import { factorsOf } from './factors.ts';
import { type Asked, Meanings, readAsked, type Understood } from './meanings.ts';
import { Passages } from './passages.ts';
import { ALL, areBest, type Ranking, rank } from './ranking.ts';
import { understandRarest } from './rarest.ts';
import { readLeft } from './reading.ts';
import { openDirectories, type Root } from './root.ts';
import { Shards } from './shards.ts';

/** Pages with less of what was asked for make it likely that one of the words was mistyped. */
const LITTLE = 0.6;

const NOTHING: TextAnswer = { found: [], count: 0, correction: '' };

interface Opened {
  root: Root;
  common: CommonWords;
  meanings: Meanings;
  passages: Passages;
}

export class TextIndex {
  readonly #load: Load;
  #opened: Promise<Opened> | undefined;

  constructor(load: Load) {
    this.#load = load;
  }

  /** Fetches what every question needs before there is one. */
  prepare(): void {
    // A question fetches it again, and tells what goes wrong.
    this.#open().catch(() => {});
  }

  /**
   * Finds passages with the words of a question; the last word may be the beginning of one.
   *
   * Where nothing is found as it was typed, and something near to it is, that is what is found:
   * `correction` says so, and a visitor who meant it need not ask again.
   *
   * Texts that are not here yet are fetched where the question still stands after `atRest`:
   * there are many, and others for each letter.
   */
  async find(question: Question, atRest = async () => true): Promise<TextAnswer> {
    const asked = readAsked(question.words, question.light);
    if (asked.length === 0 || !wantsText(question.kinds)) return NOTHING;
    const opened = await this.#open();
    const few = await findAmongFew(opened, asked, question, atRest);
    if (few) return few;
    // Of a few products the best pages may be others than of all.
    const all = question.products.length > 0;
    let meant = await opened.meanings.understand(asked, all);
    const factors = factorsOf(opened.root, question);
    let ranking = rank(meant.meanings, factors);
    if (ranking.covered < LITTLE && !meant.correction) {
      const nearer = await tryNear(opened.meanings, asked, factors);
      if (nearer) [meant, ranking] = nearer;
    }
    if (ranking.count === 0) return NOTHING;
    const packs = await opened.passages.locate(ranking.pages, asked.length);
    if (!opened.passages.hasTexts(packs) && !(await atRest())) return NOTHING;
    const found = await opened.passages.choose(packs, meant, question);
    return { found, count: ranking.count, correction: meant.correction };
  }

  #open(): Promise<Opened> {
    if (!this.#opened) {
      this.#opened = this.#load('text').then((file) => {
        const root = file as Root;
        const directories = openDirectories(this.#load, root);
        const meanings = new Meanings(new Shards(this.#load, root, directories));
        const common = new CommonWords(root);
        return {
          root,
          common,
          meanings,
          passages: new Passages(this.#load, root, directories.texts),
        };
      });
      // Who was without network for a moment may ask again.
      this.#opened.catch(() => {
        this.#opened = undefined;
      });
    }
    return this.#opened;
  }
}

/**
 * Answers several words on a site so large that each is a file, where few pages have the rarest of
 * them and no other can be better.
 */
async function findAmongFew(
  { root, common, meanings, passages }: Opened,
  asked: readonly Asked[],
  question: Question,
  atRest: () => Promise<boolean>,
): Promise<TextAnswer | undefined> {
  // Of a few products other pages may be the best.
  if (!root.directories || asked.length < 2 || question.products.length > 0) return undefined;
  const meant = await understandRarest(meanings, asked, common, (pages) => passages.areFew(pages));
  if (!meant) return undefined;
  const factors = factorsOf(root, question);
  const few = await passages.locateAll(rankByKnown(meant, factors));
  if (!passages.hasTexts(few) && !(await atRest())) return NOTHING;
  const texts = await passages.openAll(few);
  const read = readLeft(meant, asked, common, texts);
  if (!areBest(new Set(texts.keys()), read.meanings, read.left, factors)) return undefined;
  const ranked = rank(read.meanings, factors).pages.filter(({ page }) => texts.has(page));
  const found = await passages.choose(await passages.locateAll(ranked), read, question);
  return { found, count: ranked.length, correction: '' };
}

/** The pages that have all words that were looked up. */
function rankByKnown({ meanings, left }: Understood, factors: Float32Array) {
  const known = meanings.filter((_, number) => !left.includes(number));
  return rank(known, factors).pages.filter(({ isComplete }) => isComplete);
}

/** Another spelling of one of the words, with which all of them stand on one page. */
async function tryNear(
  meanings: Meanings,
  asked: readonly Asked[],
  factors: Float32Array,
): Promise<[Understood, Ranking] | undefined> {
  for await (const understood of meanings.respell(asked)) {
    const ranking = rank(understood.meanings, factors);
    if (ranking.covered > ALL) return [understood, ranking];
  }
  return undefined;
}

function wantsText(kinds: Question['kinds']): boolean {
  return kinds.length === 0 || kinds.includes('page') || kinds.includes('heading');
}

// The text of the site: finds the passages in which words stand.

import type { Question } from '../question.ts';
import type { Load, TextAnswer } from '../results.ts';
import type { FewPages } from './FewPages.ts';
import { factorsOf } from './factors.ts';
import { type Asked, Meanings, readAsked, type Understood } from './meanings.ts';
import { Passages } from './passages.ts';
import { ALL, powerOnLargeSite, type Ranking, rank } from './ranking.ts';
import { openDirectories, type Root } from './root.ts';
import { Shards } from './shards.ts';

/** Pages with less of what was asked for make it likely that one of the words was mistyped. */
const LITTLE = 0.6;

const NOTHING: TextAnswer = { found: [], count: 0, correction: '' };

interface Opened {
  root: Root;
  meanings: Meanings;
  passages: Passages;
  /** Of a site so large that each word of a question is a file. */
  few?: FewPages | undefined;
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
    const few = await opened.few?.find(asked, question, atRest);
    if (few) return few;
    // Of a few products the best pages may be others than of all.
    const all = question.products.length > 0;
    let meant = await opened.meanings.understand(asked, all);
    const factors = factorsOf(opened.root, question);
    const power = opened.few && powerOnLargeSite(asked.length);
    let ranking = rank(meant.meanings, factors, power);
    // On a large site most words that do not meet are no mistakes, and to look for one costs files.
    if (ranking.covered < LITTLE && !meant.correction && !opened.few) {
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
      this.#opened = this.#load('text').then((file) => open(this.#load, file as Root));
      // Who was without network for a moment may ask again.
      this.#opened.catch(() => {
        this.#opened = undefined;
      });
    }
    return this.#opened;
  }
}

async function open(load: Load, root: Root): Promise<Opened> {
  const directories = openDirectories(load, root);
  const meanings = new Meanings(new Shards(load, root, directories));
  const passages = new Passages(load, root, directories.texts);
  if (!root.directories) return { root, meanings, passages };
  const { FewPages } = await import('./FewPages.ts');
  return { root, meanings, passages, few: new FewPages(root, meanings, passages) };
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

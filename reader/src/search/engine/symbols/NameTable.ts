// All names, each once, and how well what is typed answers to each of them.

import { lettersOf, Misspelling } from '../Misspelling.ts';
import {
  BEGIN,
  EXACT,
  FIRST,
  FIRST_GUESS,
  HUMPS,
  HUMPS_APART,
  MISSPELT,
  MISSPELT_BEGIN,
  NEARLY_EXACT,
  NEARLY_WORD,
  PART,
  SECOND_LETTER,
  WITHOUT_ARTICLE,
  WORD,
} from './fitness.ts';
import { type Folded, foldName, stem, type Typed, withoutArticle } from './folding.ts';

/** Typed words whose answers are kept: most keystrokes change only the last. */
const KEPT = 20;

/** Letters from which on a word may stand in the middle of another. */
const INSIDE = 2;

export class NameTable {
  readonly names: string[] = [];
  readonly folded: Folded[] = [];
  /** The names as people type them, and the same without the ending of several. */
  readonly #plain: string[] = [];
  readonly #stemsOf: string[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #words: string[] = [];
  readonly #stems: string[] = [];
  readonly #letters: number[] = [];
  readonly #numbersOfWords = new Map<string, number>();
  readonly #wordsOf: number[][] = [];
  readonly #lettersOf: number[] = [];
  #alphabet = new Int32Array(0);
  readonly #kept = new Map<string, Uint16Array>();

  /** The number of a name, which is a new one for a new name. */
  add(name: string): number {
    const known = this.#numbers.get(name);
    if (known !== undefined) return known;
    const number = this.names.push(name) - 1;
    const folded = foldName(name);
    this.#numbers.set(name, number);
    this.folded.push(folded);
    const plain = withoutArticle(folded);
    this.#plain.push(plain);
    this.#stemsOf.push(stem(plain));
    this.#wordsOf.push(folded.words.map((word) => this.#addWord(word)));
    this.#lettersOf.push(lettersOf(folded.text));
    this.#kept.clear();
    return number;
  }

  /** How well a typed word answers to each name, by its number; 0 where it does not. */
  fit({ text, humps }: Omit<Typed, 'isLight'>): Uint16Array {
    const key = [text, ...humps].join(' ');
    const known = this.#kept.get(key);
    if (known) return known;
    const found = this.#compare(text);
    if (humps.length > 0) this.#compareHumps(humps, found);
    const [oldest] = this.#kept.keys();
    if (oldest !== undefined && this.#kept.size >= KEPT) this.#kept.delete(oldest);
    this.#kept.set(key, found);
    return found;
  }

  /** The place of each name in the alphabet. */
  alphabet(): Int32Array {
    if (this.#alphabet.length < this.names.length) {
      const keys = this.folded.map(({ text }, name) => `${text} ${this.names[name]}`);
      const sorted = keys.map((_, name) => name);
      sorted.sort((one, other) => ((keys[one] ?? '') < (keys[other] ?? '') ? -1 : 1));
      this.#alphabet = new Int32Array(sorted.length);
      for (const [place, name] of sorted.entries()) this.#alphabet[name] = place;
    }
    return this.#alphabet;
  }

  #addWord(word: string): number {
    const known = this.#numbersOfWords.get(word);
    if (known !== undefined) return known;
    const number = this.#words.push(word) - 1;
    this.#numbersOfWords.set(word, number);
    this.#stems.push(stem(word));
    this.#letters.push(lettersOf(word));
    return number;
  }

  #compare(typed: string): Uint16Array {
    const misspelling = new Misspelling(typed);
    const typedStem = stem(typed);
    const fits = this.#words.map((_, word) => this.#fitWord(typed, typedStem, word, misspelling));
    const found = new Uint16Array(this.names.length);
    for (let name = 0; name < found.length; name += 1) {
      found[name] =
        this.#fitWhole(typed, typedStem, name) || this.#fitName(typed, name, fits, misspelling);
    }
    return found;
  }

  #compareHumps(humps: readonly string[], found: Uint16Array): void {
    for (let name = 0; name < found.length; name += 1) {
      const fit = fitHumps(humps, this.#folded(name).words);
      if (fit > (found[name] ?? 0)) found[name] = fit;
    }
  }

  #fitWord(typed: string, typedStem: string, number: number, misspelling: Misspelling): number {
    const word = this.#words[number] ?? '';
    if (word === typed) return WORD;
    if (this.#stems[number] === typedStem) return NEARLY_WORD;
    if (word.startsWith(typed)) return BEGIN;
    if (typed.length >= INSIDE && word.includes(typed)) return PART;
    return fitMisspelt(misspelling, word, this.#letters[number] ?? 0);
  }

  #fitWhole(typed: string, typedStem: string, name: number): number {
    if (this.#stemsOf[name] !== typedStem) return 0;
    if (this.#plain[name] !== typed) return NEARLY_EXACT;
    return this.#folded(name).text === typed ? EXACT : WITHOUT_ARTICLE;
  }

  #fitName(typed: string, name: number, fits: readonly number[], misspelling: Misspelling): number {
    const words = this.#wordsOf[name] ?? [];
    let best = 0;
    for (let at = 0; at < words.length; at += 1) {
      const fit = fits[words[at] ?? 0] ?? 0;
      best = Math.max(best, at === 0 ? inFirst(fit) : fit);
    }
    if (words.length < 2 || typed.length < INSIDE || best >= WORD) return best;
    const folded = this.#folded(name);
    const across = fitAcross(typed, folded);
    if (across || best > MISSPELT) return Math.max(best, across);
    const misspelt = fitMisspelt(misspelling, folded.text, this.#lettersOf[name] ?? 0);
    return Math.max(best, misspelt);
  }

  #folded(name: number): Folded {
    // Every number that is asked for was given out by `add`.
    return this.folded[name] as Folded;
  }
}

/** A word that reaches across several words of a name, as `datagr` does in `DataGrid`. */
function fitAcross(typed: string, { text, bounds }: Folded): number {
  let best = 0;
  for (let at = text.indexOf(typed); at >= 0; at = text.indexOf(typed, at + 1)) {
    if (!bounds.includes(at)) best = Math.max(best, PART);
    else {
      const fit = bounds.includes(at + typed.length) ? WORD : BEGIN;
      best = Math.max(best, at === 0 ? inFirst(fit) : fit);
    }
  }
  return best;
}

/** Humps that are each the beginning of a word, one behind the other: `disabRip`. */
function fitHumps(humps: readonly string[], words: readonly string[]): number {
  const first = humps[0] ?? '';
  const start = words.findIndex((word) => word.startsWith(first));
  if (start < 0) return 0;
  let hump = 1;
  let last = start;
  for (let at = start + 1; at < words.length && hump < humps.length; at += 1) {
    if (!words[at]?.startsWith(humps[hump] ?? '')) continue;
    hump += 1;
    last = at;
  }
  if (hump < humps.length) return 0;
  const fit = last - start < humps.length ? HUMPS : HUMPS_APART;
  return start === 0 ? inFirst(fit) : fit;
}

/** What stands first in a name counts more. */
function inFirst(fit: number): number {
  if (fit === 0) return 0;
  return fit + (fit > MISSPELT ? FIRST : FIRST_GUESS);
}

function fitMisspelt(misspelling: Misspelling, word: string, letters: number): number {
  const { most } = misspelling;
  if (most === 0 || !misspelling.mayBe(letters)) return 0;
  const { whole, begin } = misspelling.compare(word);
  if (whole <= most) return MISSPELT - (whole - 1) * SECOND_LETTER;
  return begin <= most ? MISSPELT_BEGIN - (begin - 1) * SECOND_LETTER : 0;
}

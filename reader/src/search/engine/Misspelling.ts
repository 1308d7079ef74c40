// How many letters are wrong: another one, one missing, one too many, or two that changed places.

/** Letters that fit into the bits of a number. */
const LONGEST = 31;

export interface Wrong {
  /** In the whole word. */
  whole: number;
  /** In as much of its beginning as fits best. */
  begin: number;
}

/** A word that was typed, ready to be compared with many others. */
export class Misspelling {
  /** Wrong letters that are forgiven: long words have room for two. */
  readonly most: number;
  readonly #typed: string;
  readonly #length: number;
  readonly #letters: number;
  readonly #places = new Int32Array(128);
  readonly #rare = new Map<number, number>();
  readonly #single: string;

  constructor(typed: string) {
    this.#typed = typed;
    this.#length = typed.length;
    this.most = typed.length < 3 ? 0 : typed.length < 9 ? 1 : 2;
    this.#letters = lettersOf(typed);
    this.#single = withoutDoubles(typed);
    for (let at = 0; at < Math.min(typed.length, LONGEST); at += 1) {
      const code = typed.charCodeAt(at);
      this.#note(code, this.#placesOf(code) | (1 << at));
    }
  }

  /** Whether a word with these letters can be near enough at all; most are not. */
  mayBe(letters: number): boolean {
    return countBits(this.#letters & ~letters) <= this.most;
  }

  /**
   * Compares with a word, all rows of the usual table at once, each in a bit (Myers 1999, with the
   * swapped letters of Hyyrö 2003).
   */
  compare(word: string): Wrong {
    if (this.#length > LONGEST) return compareEnds(this.#typed, word);
    const wrong = this.#compareRows(word);
    // Which of its letters a word doubles is one thing not to know: "pallete" of palette.
    const isDoubled = wrong.whole === 2 && withoutDoubles(word) === this.#single;
    return isDoubled ? { whole: 1, begin: 1 } : wrong;
  }

  #compareRows(word: string): Wrong {
    const last = 1 << (this.#length - 1);
    let whole = this.#length;
    let begin = whole;
    let up = -1;
    let down = 0;
    let diagonal = 0;
    let before = 0;
    for (let at = 0; at < word.length; at += 1) {
      const same = this.#placesOf(word.charCodeAt(at));
      const swapped = ((~diagonal & same) << 1) & before;
      diagonal = (((same & up) + up) ^ up) | same | down | swapped;
      let right = down | ~(diagonal | up);
      let left = diagonal & up;
      if (right & last) whole += 1;
      if (left & last) whole -= 1;
      right = (right << 1) | 1;
      left <<= 1;
      up = left | ~(diagonal | right);
      down = right & diagonal;
      before = same;
      if (whole < begin) begin = whole;
    }
    return { whole, begin };
  }

  #placesOf(code: number): number {
    return code < 128 ? (this.#places[code] ?? 0) : (this.#rare.get(code) ?? 0);
  }

  #note(code: number, places: number): void {
    if (code < 128) this.#places[code] = places;
    else this.#rare.set(code, places);
  }
}

function withoutDoubles(word: string): string {
  return word.replace(/([a-z])\1/g, '$1');
}

/** What does not fit into the bits is compared from both ends, which tells of one wrong place. */
function compareEnds(typed: string, word: string): Wrong {
  const shorter = Math.min(typed.length, word.length);
  let before = 0;
  while (before < shorter && typed[before] === word[before]) before += 1;
  let behind = 0;
  while (behind < shorter - before && typed.at(-1 - behind) === word.at(-1 - behind)) behind += 1;
  const whole = Math.max(typed.length, word.length) - before - behind;
  return { whole, begin: Math.min(whole, typed.length - before) };
}

/** Which letters a word has, one bit for each; those that are rare share one. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) {
    const code = word.charCodeAt(at);
    letters |=
      1 << (code > 96 && code < 123 ? code - 97 : code > 47 && code < 58 ? 26 + (code & 3) : 30);
  }
  return letters;
}

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left; left &= left - 1) count += 1;
  return count;
}

// The compression CodeSandbox reads its parameters in: a dictionary that grows with the text, written bit by bit.

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The first three numbers of the dictionary mean something else than a phrase. */
const MARKS = { narrow: 0, wide: 1, end: 2 };

/** Six bits to a letter, the first bit the highest. */
class Letters {
  #text = '';
  #letter = 0;
  #filled = 0;

  /** Writes a number, its lowest bit first. */
  write(value: number, bits: number): void {
    for (let bit = 0; bit < bits; bit += 1) this.#push((value >> bit) & 1);
  }

  /** The text so far; the last letter is filled up, and there is one also where nothing is left. */
  finish(): string {
    do this.#push(0);
    while (this.#filled > 0);
    return this.#text;
  }

  #push(bit: number): void {
    this.#letter = (this.#letter << 1) | bit;
    this.#filled += 1;
    if (this.#filled < 6) return;

    this.#text += ALPHABET.charAt(this.#letter);
    this.#letter = 0;
    this.#filled = 0;
  }
}

/** The phrases seen so far, and how many bits their numbers take by now. */
class Dictionary {
  readonly #letters = new Letters();
  readonly #numbers = new Map<string, number>();
  /** Characters that have a number, but were never spelled out. */
  readonly #fresh = new Set<string>();
  #next = 3;
  #bits = 2;
  #room = 2;

  has(phrase: string): boolean {
    return this.#numbers.has(phrase);
  }

  add(phrase: string): void {
    this.#numbers.set(phrase, this.#next);
    this.#next += 1;
    if (phrase.length === 1) this.#fresh.add(phrase);
  }

  write(phrase: string): void {
    if (this.#fresh.delete(phrase)) this.#spellOut(phrase.charCodeAt(0));
    else this.#letters.write(this.#numbers.get(phrase) ?? 0, this.#bits);
    this.#fill();
  }

  finish(): string {
    this.#letters.write(MARKS.end, this.#bits);
    return this.#letters.finish();
  }

  #spellOut(code: number): void {
    const narrow = code < 256;
    this.#letters.write(narrow ? MARKS.narrow : MARKS.wide, this.#bits);
    this.#letters.write(code, narrow ? 8 : 16);
    this.#fill();
  }

  #fill(): void {
    this.#room -= 1;
    if (this.#room > 0) return;

    this.#room = 2 ** this.#bits;
    this.#bits += 1;
  }
}

/** Compresses a text into letters that need no escaping in a form or an address. */
export function compress(text: string): string {
  const dictionary = new Dictionary();
  let phrase = '';
  // By code units, as the other side counts them, not by characters.
  for (const unit of text.split('')) {
    if (!dictionary.has(unit)) dictionary.add(unit);
    if (dictionary.has(phrase + unit)) {
      phrase += unit;
    } else {
      dictionary.write(phrase);
      dictionary.add(phrase + unit);
      phrase = unit;
    }
  }
  if (phrase) dictionary.write(phrase);
  return dictionary.finish();
}

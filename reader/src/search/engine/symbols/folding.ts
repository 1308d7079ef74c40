// Names as they are compared: small letters and digits without marks, and the words they consist of.

export interface Folded {
  /** All letters and digits, one behind the other. */
  text: string;
  words: readonly string[];
  /** Where each word begins in the text, and where the last one ends. */
  bounds: readonly number[];
}

/** A word that was typed. */
export interface Typed {
  text: string;
  /** What capitals divide it into, such as `disab` and `rip`; nothing where there are none inside. */
  humps: readonly string[];
  /** Whether it need not be found. */
  isLight: boolean;
}

// `disableRipple` has two words, `XAxis` as well, `A100` too.
const WORD = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}]+|\p{N}+/gu;
const ARTICLES = new Set(['a', 'an', 'the']);
const PLAIN = /^[a-z0-9]$/i;
const INNER_CAPITAL = /\p{Ll}\p{Lu}/u;
const MARK = /\p{M}+/gu;

/** Folds a name whose capitals begin words. */
export function foldName(name: string): Folded {
  const words = (withoutMarks(name).match(WORD) ?? []).map((word) => word.toLowerCase());
  let end = 0;
  const bounds = words.map((word) => {
    const begin = end;
    end += word.length;
    return begin;
  });
  return { text: words.join(''), words, bounds: [...bounds, end] };
}

/** What was typed, word by word; nobody has to know where a name has its capitals. */
export function foldQuery(typed: string, light: readonly string[] = []): Typed[] {
  const words = withoutMarks(typed).split(/[^\p{L}\p{N}]+/u);
  return words.filter(Boolean).map((word) => {
    const humps = INNER_CAPITAL.test(word) ? foldName(word).words : [];
    const text = word.toLowerCase();
    return { text, humps: humps.length > 1 ? humps : [], isLight: light.includes(text) };
  });
}

/** Where the letters of a folded text stand in the name itself. */
export function placesIn(name: string): number[] {
  const places: number[] = [];
  let at = 0;
  for (const letter of name) {
    const folded = PLAIN.test(letter) ? letter : foldName(letter).text;
    for (let part = 0; part < folded.length; part += 1) places.push(at);
    at += letter.length;
  }
  return places;
}

/** A name without its article: "The sx prop" is looked for as "sx prop". */
export function withoutArticle({ text, words }: Folded): string {
  const [first = ''] = words;
  return ARTICLES.has(first) && words.length > 1 ? text.slice(first.length) : text;
}

/** One of a thing is as good as several: `tabs` and `tab`, `switches` and `switch`. */
export function stem(word: string): string {
  if (word.length < 4 || word.endsWith('ss')) return word;
  return word.replace(/(?<=ch|sh|x|ss)es$|s$/u, '');
}

function withoutMarks(text: string): string {
  return text.normalize('NFD').replace(MARK, '');
}

// What a visitor asks for: the words that were typed, and where and among what to look.

/** The kinds of things that have a name, and what each is called in a question. */
export const kinds = [
  'page',
  'component',
  'hook',
  'prop',
  'slot',
  'class',
  'theme',
  'demo',
  'heading',
  'type',
  'event',
  'selector',
  'error',
  'icon',
] as const;

export type Kind = (typeof kinds)[number];

export interface Question {
  /** The words to look for, without those that narrow the search. */
  words: string;
  /** The product on screen, whose answers come first; empty on a page of none. */
  current: string;
  /** Only these products and kinds; all where there is none. */
  products: readonly string[];
  kinds: readonly Kind[];
}

/** What holds besides the words: the chips that are pressed, and the product on screen. */
export type Scope = Omit<Question, 'words'>;

/** More than this of a question is not read: it was pasted, and every word of it takes time. */
const MOST_LETTERS = 240;
const MOST_WORDS = 16;

/** Reads `product:joy` and `prop:variant` out of what was typed, and leaves the rest. */
export function readQuestion(typed: string, scope: Scope, products: readonly string[]): Question {
  const words: string[] = [];
  const wantedProducts = new Set(scope.products);
  const wantedKinds = new Set(scope.kinds);
  for (const word of typed.slice(0, MOST_LETTERS).trim().split(/\s+/).slice(0, MOST_WORDS)) {
    const [name = '', value] = divide(word);
    const kind = kindNamed(name);
    const found = value === undefined ? [] : productsNamed(name, value, products);
    if (value !== undefined && kind) {
      wantedKinds.add(kind);
      words.push(value);
    } else if (found.length > 0) for (const product of found) wantedProducts.add(product);
    else words.push(word);
  }
  return {
    words: words.join(' ').trim(),
    current: scope.current,
    products: [...wantedProducts],
    kinds: [...wantedKinds],
  };
}

function divide(word: string): [name: string, value?: string] {
  const colon = word.indexOf(':');
  return colon > 0 ? [word.slice(0, colon).toLowerCase(), word.slice(colon + 1)] : [word];
}

/** People say "props:" as they say "prop:". */
function kindNamed(name: string): Kind | undefined {
  return kinds.find((kind) => kind === name || `${kind}s` === name || `${kind}es` === name);
}

function productsNamed(name: string, value: string, products: readonly string[]): string[] {
  const start = value.toLowerCase();
  return name === 'product' && start ? products.filter((id) => id.includes(start)) : [];
}

// What a visitor asks for: the words that were typed, and where and among what to look.

import { fillers } from './reading/fillers.ts';
import { type Pasted, readCore } from './reading/pasted.ts';
import { findProducts, type NamedProducts, type ProductName } from './reading/productWords.ts';
import { comparable } from './text/words.ts';

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
  /** Those of them that need not be found, in small letters. */
  light?: readonly string[];
  /** Whether they were pasted, and what they are. */
  pasted?: Pasted;
  /** The products that they name, whose answers come first, wherever the question is asked. */
  meant?: readonly string[];
  /** The product on screen, whose answers come first; empty on a page of none. */
  current: string;
  /** Only these products and kinds; all where there is none. */
  products: readonly string[];
  kinds: readonly Kind[];
  /** The same without what narrows it in its words: asked where nothing is found among so little. */
  wider?: Question;
}

/** What holds besides the words: the chips that are pressed, and the product on screen. */
export type Scope = Pick<Question, 'current' | 'products' | 'kinds'>;

/** More than this of a question is not read: it was pasted, and every word of it takes time. */
const MOST_LETTERS = 240;
const MOST_WORDS = 16;

/** Whoever names a version wants what changed in it, and not all there is of it. */
const VERSION = /^v\d+$/;

const FILTER = /^(\w+):(?=.*[\p{L}\p{N}])(?!\/\/)(.+)$/u;

/** Reads `product:joy` and `prop:variant` out of what was typed, and weighs the other words. */
export function readQuestion(
  typed: string,
  scope: Scope,
  products: readonly ProductName[],
): Question {
  const words: string[] = [];
  const ids = products.map(([id]) => id);
  const wantedProducts = new Set(scope.products);
  const wantedKinds = new Set(scope.kinds);
  for (const word of typed.slice(0, MOST_LETTERS).trim().split(/\s+/)) {
    const [name = '', value = ''] = divide(word);
    const kind = value ? kindNamed(name) : undefined;
    const found = productsNamed(name, value, ids);
    if (kind) {
      wantedKinds.add(kind);
      words.push(value);
    } else if (found.length > 0) for (const product of found) wantedProducts.add(product);
    else words.push(word);
  }
  const narrowed = {
    current: scope.current,
    products: [...wantedProducts],
    kinds: [...wantedKinds],
  };
  const question = { ...readWords(words.join(' '), products), ...narrowed };
  const isWider = narrowed.kinds.length === scope.kinds.length;
  return isWider ? question : { ...question, wider: { ...readWords(typed, products), ...scope } };
}

/** Divides words into those that have to be found and those that need not. */
function readWords(
  typed: string,
  products: readonly ProductName[],
): Omit<Question, keyof Scope | 'wider'> {
  const core = readCore(typed.slice(0, MOST_LETTERS));
  const words = `${core.text} ${core.aside}`.trim().split(/\s+/).slice(0, MOST_WORDS).join(' ');
  const alone = standingAlone(core.text, products);
  const named = findProducts(alone, products);
  const main = mainWords(alone, named);
  // A name in parts tells more than any word beside it.
  const isTelling = plainWords(core.text).length > alone.length || main.length > 0;
  const pasted = core.pasted && { pasted: core.pasted };
  if (!isTelling) return { words, ...pasted, light: [], meant: [] };
  const aside = [...alone, ...plainWords(core.aside)].filter((word) => !main.includes(word));
  return { words, ...pasted, light: [...new Set(aside)], meant: named.meant };
}

/** The words that have to be found: where the first of these are none, the next. */
function mainWords(alone: readonly string[], { words, things }: NamedProducts): readonly string[] {
  const saysLittle = (word: string) => fillers.has(word) || VERSION.test(word);
  const others = alone.filter((word) => !words.includes(word) && comparable(word));
  const telling = others.filter((word) => !saysLittle(word));
  return [telling, things, others].find(({ length }) => length > 0) ?? [];
}

/** The words between spaces, and none of a class such as `Acme-disabled`; but "acme-ui" is as good as apart. */
function standingAlone(text: string, products: readonly ProductName[]): string[] {
  return text.split(/\s+/).flatMap((typed) => {
    const parts = plainWords(typed);
    return parts.length === 1 || products.some(([id]) => id === parts.join('-')) ? parts : [];
  });
}

function plainWords(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** A filter stands directly in front of its word: in `slots: {` there is none. */
function divide(word: string): [name: string, value?: string] {
  const [, name, value] = FILTER.exec(word) ?? [];
  return name && value ? [name.toLowerCase(), value] : [word];
}

/** People say "props:" as they say "prop:". */
function kindNamed(name: string): Kind | undefined {
  return kinds.find((kind) => kind === name || `${kind}s` === name || `${kind}es` === name);
}

function productsNamed(name: string, value: string, products: readonly string[]): string[] {
  const start = value.toLowerCase();
  return name === 'product' && start ? products.filter((id) => id.includes(start)) : [];
}

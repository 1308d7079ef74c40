// What a page is worth whatever stands on it.

import type { Question } from '../question.ts';
import type { Root } from './shards.ts';

/** How much more a page is worth for being one of the product on screen. */
const AT_HOME = 2;
/** Facts are found by their names: in a text, what somebody wrote comes before them. */
const GENERATED = 0.3;

/** What each page is worth for its product and its author; nothing where it is not asked for. */
export function factorsOf({ pages, products }: Root, { products: only, current }: Question) {
  const factors = new Float32Array(pages);
  for (const [number, [first, product, written]] of products.entries()) {
    if (only.length > 0 && !only.includes(product)) continue;
    const home = current && product === current ? AT_HOME : 1;
    factors.fill(home * (written ? 1 : GENERATED), first, products[number + 1]?.[0]);
  }
  return factors;
}

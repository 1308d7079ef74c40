// What a page is worth whatever stands on it.

import type { Question } from '../question.ts';
import type { Root } from './root.ts';

/** How much more a page is worth for being one of the product on screen. */
const AT_HOME = 2;
/** Facts are found by their names: in a text, what somebody wrote comes before them. */
const GENERATED = 0.3;

/** The same for one of a product that the question names. */
const MEANT = 4;

/** What each page is worth for its product and its author; nothing where it is not asked for. */
export function factorsOf(
  { pages, products }: Root,
  { products: only, current, meant = [] }: Question,
): Float32Array {
  const factors = new Float32Array(pages);
  for (const [number, [first, product, written]] of products.entries()) {
    if (only.length > 0 && !only.includes(product)) continue;
    const home = meant.length > 0 ? (meant.includes(product) ? MEANT : 1) : atHome(product);
    factors.fill(home * (written ? 1 : GENERATED), first, products[number + 1]?.[0]);
  }
  return factors;

  function atHome(product: string): number {
    return current && product === current ? AT_HOME : 1;
  }
}

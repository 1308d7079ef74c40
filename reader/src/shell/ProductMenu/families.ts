import type { Product } from '../site.ts';

export interface Family {
  category: string;
  products: readonly Product[];
}

/** Puts the products of one category together, in the order in which they come. */
export function inFamilies(products: readonly Product[]): readonly Family[] {
  const categories = Map.groupBy(products, ({ category }) => category ?? '');
  return [...categories].map(([category, own]) => ({ category, products: own }));
}

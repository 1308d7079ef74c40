import type { Product } from '../site.ts';
import type { Texts } from '../texts.ts';

export interface Family {
  category: string;
  products: readonly Product[];
}

/** Puts the products of one category together, in the order in which they come. */
export function inFamilies(products: readonly Product[]): readonly Family[] {
  const categories = Map.groupBy(products, ({ category }) => category ?? '');
  return [...categories].map(([category, own]) => ({ category, products: own }));
}

/** What a category is called; one the site has made up is called what it is. */
export function nameOfFamily(category: string, texts: Texts): string {
  switch (category) {
    case 'core':
      return texts.categoryCore;
    case 'x':
      return texts.categoryX;
    case 'toolpad':
      return texts.categoryToolpad;
    default:
      return category;
  }
}

// What is offered before anything is typed: the pages seen last, and where each library begins.

import { type RecentPage, recentPages } from './recentPages.client.ts';
import { recentQuestions } from './recentQuestions.client.ts';
import type { Row } from './rows.ts';

/** The menu of the bar leads to them, on every page. */
const PRODUCTS = '[data-menu] a:has(strong)';

export interface Offered {
  /** Without the page on screen. */
  recent: readonly RecentPage[];
  /** The questions asked last. */
  questions: readonly string[];
  products: readonly Row[];
}

/** Reads it from the page and from what is remembered. */
export function readOffered(): Offered {
  const products = [...document.querySelectorAll<HTMLAnchorElement>(PRODUCTS)];
  const recent = recentPages().filter(({ address }) => address !== location.pathname);
  return { recent, questions: recentQuestions(), products: products.map(productRow) };
}

function productRow(link: HTMLAnchorElement): Row {
  const [name, description] = [...link.querySelectorAll('strong, strong + span')];
  return {
    key: `product ${link.pathname}`,
    kind: 'product',
    name: name?.textContent ?? '',
    owner: description?.textContent ?? '',
    address: link.pathname,
  };
}

// What is offered before anything is typed: the pages seen last, and where each library begins.

import * as texts from '../styles/generated/texts.ts';
import { create } from './create.client.ts';
import { forgetPage, forgetPages, type RecentPage, recentPages } from './recentPages.client.ts';
import type { Row, Section } from './rows.client.ts';

/** The menu of the bar leads to them, on every page. */
const PRODUCTS = '[data-menu] a:has(strong)';

/** What is offered, as the dialog shows it. */
export function sectionsBeforeTyping(): readonly Section[] {
  const products = [...document.querySelectorAll<HTMLAnchorElement>(PRODUCTS)];
  return [
    { key: 'recent', title: texts.recentPages, rows: rememberedPages().map(recentRow) },
    { key: 'products', title: texts.products, rows: products.map(productRow) },
  ];
}

/** The buttons that remove remembered pages, in the order of their rows; none where there are none. */
export function createRemovers(changed: () => void): readonly HTMLElement[] {
  const pages = rememberedPages();
  if (pages.length === 0) return [];

  const clear = remover(texts.forgetPages, forgetPages, changed);
  const each = pages.map(({ address, title }) => {
    const button = remover('×', () => forgetPage(address), changed);
    button.ariaLabel = texts.forgetPage.replace('{name}', title);
    return button;
  });
  return [clear, ...each];
}

function remover(words: string, forget: () => void, changed: () => void): HTMLElement {
  const button = create('button', { class: 'modal-button', type: 'button' }, words);
  button.addEventListener('click', () => {
    forget();
    changed();
  });
  return button;
}

/** The pages seen last but for the one on screen. */
function rememberedPages(): readonly RecentPage[] {
  return recentPages().filter(({ address }) => address !== location.pathname);
}

function recentRow({ address, title }: RecentPage): Row {
  // A page is titled with its own name and its product's.
  const [name = title, product = ''] = title.split(/ - (?=[^-]*$)/);
  return { key: `recent ${address}`, sign: 'recent', name, product, address };
}

function productRow(link: HTMLAnchorElement): Row {
  const [name, description] = [...link.querySelectorAll('strong, strong + span')];
  return {
    key: `product ${link.pathname}`,
    sign: 'product',
    name: name?.textContent ?? '',
    owner: description?.textContent ?? '',
    address: link.pathname,
  };
}

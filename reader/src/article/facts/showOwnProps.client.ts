// Copies the props of a component from its API page into the page about it.

import * as texts from '../../styles/generated/texts.ts';
import { addButtons, foldFacts } from './foldFacts.client.ts';

const LISTS = '.facts-head, .facts, .facts-folded';

/** Fills the fold beside the link to an API page with the props from there. */
export async function showOwnProps(fold: HTMLElement): Promise<void> {
  const address = fold.parentElement?.querySelector('a')?.href;
  // It is filled, or about to be.
  if (!address || fold.childElementCount > 1) return;

  const message = document.createElement('p');
  message.role = 'status';
  message.textContent = texts.loading;
  fold.append(message);
  try {
    const lists = readProps(await fetchPage(address), address);
    const isFirst = !document.querySelector('.facts');
    message.replaceWith(...lists);
    if (isFirst) foldFacts();
    else addButtons();
  } catch {
    message.textContent = texts.notLoaded;
    // Opened again, it tries again.
    fold.addEventListener('toggle', () => message.remove(), { once: true });
  }
}

async function fetchPage(address: string): Promise<Document> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status}`);
  return new DOMParser().parseFromString(await answer.text(), 'text/html');
}

/** The lists below the heading of the props; their links lead to the API page. */
export function readProps(page: Document, address: string): readonly Element[] {
  const component = new URL(address).hash.slice(1);
  const section = page.getElementById(component ? `${component}-props` : 'props');
  const lists = [];
  let element = section?.closest('h2, h3')?.nextElementSibling;
  for (; element && !element.matches('h2, h3'); element = element.nextElementSibling) {
    if (element.matches(LISTS)) lists.push(document.importNode(element, true));
  }
  if (!lists.length) throw new Error(`No props at ${address}`);
  for (const list of lists) leadTo(list, address);
  return lists;
}

function leadTo(list: Element, address: string): void {
  for (const link of list.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    link.href = new URL(link.getAttribute('href') ?? '', address).href;
  }
  // The page may have elements with these ids.
  for (const element of list.querySelectorAll('[id]')) element.removeAttribute('id');
}

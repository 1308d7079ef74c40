// The few elements both pages are made of.

import type { KeptPage } from './keptPages.client.ts';

/** An element with some properties, and what stands in it. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...inside: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...inside);
  return made;
}

/** A list of the ways to some pages. */
export function listPages(pages: readonly KeptPage[]): HTMLElement {
  const rows = pages.map(({ address, title }) =>
    make('li', {}, make('a', { href: address }, title, ' ', make('span', {}, address))),
  );
  return make('ul', {}, ...rows);
}

import { makeElement } from '../../elements/makeElement.client.ts';

/** A list of all rows, to take the place of one of some, which stays as it is. */
export function listAll({ className }: HTMLElement, rows: string): HTMLElement {
  const list = makeElement('ul', { className, innerHTML: rows });
  list.dataset.all = '';
  return list;
}

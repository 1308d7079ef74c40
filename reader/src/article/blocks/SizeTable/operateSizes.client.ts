// Sorts and filters the table of sizes; loaded on the page that has it.

import * as texts from '../../../styles/generated/texts.ts';

interface Row {
  element: HTMLTableRowElement;
  package: string;
  name: string;
  /** As shown, in the order of their columns. */
  sizes: readonly number[];
}

interface Order {
  /** Zero is the name. */
  column: number;
  descending: boolean;
}

for (const place of document.querySelectorAll<HTMLElement>('[data-sizes]')) operate(place);

/** Brings one table to life. */
export function operate(place: HTMLElement): void {
  const table = place.querySelector('table');
  const tools = place.querySelector('form');
  if (!table || !tools) return;

  const rows = readRows(table);
  offerSorting(table, (order) => {
    showAsOne(table, sorted(rows, order));
  });
  tools.hidden = false;
  tools.addEventListener('submit', (event) => event.preventDefault());
  tools.addEventListener('input', () => filter(rows, table, tools));
  filter(rows, table, tools);
}

function readRows(table: HTMLTableElement): readonly Row[] {
  return [...table.tBodies].flatMap((body) => {
    const [head, ...elements] = body.rows;
    const name = head?.textContent?.split(' ')[0] ?? '';
    return elements.map((element) => readRow(element, name));
  });
}

function readRow(element: HTMLTableRowElement, from: string): Row {
  const [name, ...sizes] = [...element.cells].map(({ textContent }) => textContent ?? '');
  return {
    element,
    package: from,
    name: name ?? '',
    sizes: sizes.map((size) => Number(size.replaceAll(',', ''))),
  };
}

/** The rows in another order; those that are alike in it stand by their names. */
export function sorted(rows: readonly Row[], { column, descending }: Order): readonly Row[] {
  const turn = descending ? -1 : 1;
  return [...rows].sort((one, other) => {
    const byName = one.name.localeCompare(other.name, 'en');
    if (column === 0) return turn * byName;

    return turn * ((one.sizes[column - 1] ?? 0) - (other.sizes[column - 1] ?? 0)) || byName;
  });
}

/** Lets every heading of a column be pressed. */
function offerSorting(table: HTMLTableElement, sort: (order: Order) => void): void {
  const heads = [...table.querySelectorAll<HTMLElement>('thead [scope=col]')];
  for (const [column, head] of heads.entries()) {
    const button = document.createElement('button');
    button.type = 'button';
    button.append(...head.childNodes);
    head.append(button);
    button.addEventListener('click', () => {
      // Names begin with A, sizes with the largest.
      const descending = head.ariaSort ? head.ariaSort === 'ascending' : column > 0;
      for (const other of heads) other.removeAttribute('aria-sort');
      head.setAttribute('aria-sort', descending ? 'descending' : 'ascending');
      sort({ column, descending });
    });
  }
}

/** Puts all rows into one group, in which each says what package it is of. */
function showAsOne(table: HTMLTableElement, rows: readonly Row[]): void {
  const body = document.createElement('tbody');
  for (const row of rows) {
    namePackage(row);
    body.append(row.element);
  }
  for (const old of [...table.tBodies]) old.remove();
  table.append(body);
}

function namePackage({ element, package: name }: Row): void {
  const bar = element.querySelector('i');
  if (!bar || element.querySelector('small')) return;

  const small = document.createElement('small');
  // The name of a package is not read from the right, wherever the text around it is.
  small.dir = 'ltr';
  small.textContent = name;
  bar.before(' ', small);
}

function filter(rows: readonly Row[], table: HTMLTableElement, tools: HTMLFormElement): void {
  const words = tools.querySelector('input')?.value.trim().toLowerCase() ?? '';
  const chosen = tools.querySelector('select')?.value;
  for (const { element, name, package: from } of rows) {
    element.hidden = !name.toLowerCase().includes(words) || (!!chosen && from !== chosen);
  }
  for (const body of table.tBodies) body.hidden = ![...body.rows].some(isShownComponent);
  const output = tools.querySelector('output');
  if (output) output.textContent = countWords(rows.filter(({ element }) => !element.hidden).length);
}

function isShownComponent(row: HTMLTableRowElement): boolean {
  return !row.hidden && row.cells.length > 1;
}

function countWords(count: number): string {
  if (count === 0) return texts.noComponentShown;

  return count === 1
    ? texts.oneComponentShown
    : texts.componentsShown.replace('{count}', count.toLocaleString('en'));
}

import { beforeEach, expect, test } from 'vitest';
import { findCurrentRow, findGroup, findTwin, markCurrentRow, pathOf } from './rows.client.ts';

const ALL = `
  <li><details><summary>Data</summary><ul><li><a href="/first/">First</a></li></ul></details>
    <span><a href="/first/">Data</a></span></li>
  <li><details><summary>API</summary><ul>
    <li><details><summary>Data</summary><ul>
      <li><a href="/last/">Last</a></li></ul></details></li></ul></details></li>`;

beforeEach(() => {
  document.body.innerHTML = `<ul>${ALL}</ul>`;
});

test('the row of an address is marked, alone, in groups that are open', () => {
  markCurrentRow(document, '/first/');

  expect(markCurrentRow(document, '/last/')).toBe(true);

  expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
  expect(findCurrentRow(document)?.textContent).toBe('Last');
  expect(findCurrentRow(document)?.closest('details:not([open])')).toBeNull();
});

test('without a row for the address nothing changes', () => {
  markCurrentRow(document, '/first/');

  expect(markCurrentRow(document, '/gone/')).toBe(false);

  expect(findCurrentRow(document)?.textContent).toBe('First');
});

test('the link that lies over a group is not the row of its page', () => {
  markCurrentRow(document, '/first/');

  expect(findCurrentRow(document)?.matches('details a')).toBe(true);
});

test('groups with one name are told apart by what is around them', () => {
  const inner = document.querySelectorAll('summary')[2] as HTMLElement;

  expect(findGroup(document, pathOf(inner))).toBe(inner);
});

test('a closed group finds itself in all rows, and a page too', () => {
  const some = document.createElement('ul');
  some.innerHTML = `<li><details open><summary>API</summary><ul>
    <li><a href="/last/" data-group="">Data</a></li></ul></details></li>
    <li><a href="/first/">First</a></li>`;
  const [group, page] = some.querySelectorAll('a');
  if (!group || !page) throw new Error('There are two rows.');

  expect(findTwin(document, group)).toBe(document.querySelectorAll('summary')[2]);
  expect(findTwin(document, page)?.textContent).toBe('First');
});

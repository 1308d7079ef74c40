import { beforeEach, expect, test } from 'vitest';
import { filterRows } from './filterRows.client.ts';

const PLAIN = `
  <li><details open><summary><span>Inputs</span></summary><ul>
    <li><a href="/button/">Button</a></li>
    <li><a href="/icon-button/"><span>IconButton</span><b>New</b></a></li>
    <li><span class="row"><span>Disabled buttons</span></span></li></ul></details></li>
  <li><details><summary><span>Data display</span></summary><ul>
    <li><a href="/table/">Table</a></li></ul></details></li>
  <li><span>More</span><ul><li><a href="/theme/">Theme</a></li></ul></li>`;

beforeEach(() => {
  document.body.innerHTML = `
    <div id="drawer"><input><p role="status"></p><nav><ul>${PLAIN}</ul></nav></div>`;
  filterRows(document.querySelector('#drawer') as HTMLElement);
});

test('only the rows that are called so are left, in groups that are open', () => {
  type('tab');

  expect(shown()).toEqual(['Table']);
  expect(document.querySelectorAll('details')[1]?.open).toBe(true);
  expect(status()).toBe('1 page');
});

test('the words are marked and the rest of the row stays', () => {
  type('but');

  expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
    'But',
    'But',
    'but',
  ]);
  expect(document.querySelector('[href="/icon-button/"]')?.textContent).toBe('IconButtonNew');
});

test('the middle of a word is looked at when no word begins so', () => {
  type('ble');

  expect(shown()).toEqual(['Disabled buttons', 'Table']);
});

test('a word may be that of the group around', () => {
  type('data');
  expect(shown()).toEqual(['Table']);

  type('more theme');
  expect(shown()).toEqual(['Theme']);
});

test('nothing that is called so is said', () => {
  type('qqq');

  expect(shown()).toEqual([]);
  expect(status()).toBe('No page is called that.');
});

test('an empty field leaves everything as it was', () => {
  const before = document.querySelector('nav')?.innerHTML;

  type('table');
  type('but');
  type('');

  expect(document.querySelector('nav')?.innerHTML.replaceAll(' hidden=""', '')).toBe(before);
  expect(status()).toBe('');
});

test('the arrows walk over the hits that lead somewhere', () => {
  type('but');

  press('ArrowDown');
  press('ArrowDown');
  press('ArrowDown');

  expect(document.activeElement?.getAttribute('href')).toBe('/icon-button/');
  press('ArrowUp');
  press('ArrowUp');
  expect(document.activeElement).toBe(field());
});

test('Enter follows the first hit, but not while a word is being composed', () => {
  const followed: (string | null)[] = [];
  document.querySelector('nav')?.addEventListener('click', (event) => {
    event.preventDefault();
    followed.push((event.target as Element).getAttribute('href'));
  });
  type('button');

  press('Enter', { isComposing: true });
  expect(followed).toEqual([]);
  press('Enter');

  expect(followed).toEqual(['/button/']);
});

function type(words: string) {
  field().value = words;
  field().focus();
  field().dispatchEvent(new Event('input'));
}

function press(key: string, more: KeyboardEventInit = {}) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  document.activeElement?.dispatchEvent(event);
}

function shown() {
  const leaves = [...document.querySelectorAll('li:not(:has(ul))')];
  const left = leaves.filter((leaf) => !leaf.closest('[hidden]'));
  return left.map((leaf) => leaf.textContent?.trim());
}

function status() {
  return document.querySelector('[role=status]')?.textContent;
}

function field() {
  return document.querySelector('input') as HTMLInputElement;
}

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { switchLetters } from '../../preferences/singleLetters.client.ts';
import { listenForShortcuts } from './listenForShortcuts.client.ts';

// jsdom knows dialogs, but not how to show one above the others.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
listenForShortcuts();

let followed: (string | undefined)[] = [];

beforeEach(() => {
  followed = [];
  document.body.innerHTML = `
    <button data-search="">search</button>
    <a rel="prev" href="#before">before</a><a rel="next" href="#after">after</a>
    <input><textarea></textarea><p contenteditable="true" tabindex="0"></p>
    <live-part><button id="alive">alive</button></live-part>
    <ul role="menu"><li role="menuitem" tabindex="0">row</li></ul>`;
  for (const element of document.querySelectorAll('a, button')) {
    element.addEventListener('click', () => followed.push(element.textContent ?? undefined));
  }
});

afterEach(() => localStorage.clear());

test.each([
  ['/', 'search'],
  ['n', 'after'],
  ['p', 'before'],
])('%s leads to %s', (key, name) => {
  press(document.body, { key });

  expect(followed).toEqual([name]);
});

test.each([{ ctrlKey: true }, { metaKey: true }])('K with %o opens the search', (modifier) => {
  const event = press(document.body, { key: 'k', ...modifier });

  expect(followed).toEqual(['search']);
  expect(event.defaultPrevented).toBe(true);
});

test('K with a modifier opens the search out of a field as well, but not out of a live part', () => {
  press(find('input'), { key: 'k', ctrlKey: true });
  press(find('#alive'), { key: 'k', ctrlKey: true });

  expect(followed).toEqual(['search']);
});

test.each(['input', 'textarea', '[contenteditable]', '#alive', '[role=menuitem]'])(
  'a letter in %s is only a letter',
  (selector) => {
    const event = press(find(selector), { key: 'n' });

    expect(followed).toEqual([]);
    expect(event.defaultPrevented).toBe(false);
  },
);

test.each([
  { ctrlKey: true },
  { metaKey: true },
  { altKey: true },
  { repeat: true },
  { isComposing: true },
])('a letter with %o is left to the browser', (more) => {
  press(document.body, { key: 'n', ...more });

  expect(followed).toEqual([]);
});

test('a key somebody has already heard does nothing more', () => {
  document.body.addEventListener('keydown', (event) => event.preventDefault(), { once: true });

  press(document.body, { key: 'n' });

  expect(followed).toEqual([]);
});

test('switched off, letters do nothing and K with Ctrl still works', () => {
  switchLetters(false);

  press(document.body, { key: 'n' });
  press(document.body, { key: 'k', ctrlKey: true });

  expect(followed).toEqual(['search']);
});

test('the question mark lists all shortcuts, with the switch for the letters', async () => {
  press(document.body, { key: '?', shiftKey: true });

  await vi.waitFor(() => expect(document.querySelector('dialog[open]')).not.toBeNull());
  expect(find('dialog h2').textContent).toBe('Keyboard shortcuts');
  const keys = [...document.querySelectorAll('dialog kbd')].map((cap) => cap.textContent);
  expect(keys).toEqual(['Ctrl K', '/', 'n', 'p', 't', '?']);
  find('dialog input').click();
  expect(localStorage.getItem('tearsheet:shortcuts')).toBe('off');
});

function press(target: Element, init: KeyboardEventInit): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
  target.dispatchEvent(event);
  return event;
}

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}

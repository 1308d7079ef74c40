import { beforeEach, expect, test, vi } from 'vitest';
import type { Answer } from './answers.ts';
import { SearchDialog } from './SearchDialog.ts';

// jsdom knows dialogs, but neither how to show one above the others nor how to scroll.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};
Element.prototype.scrollIntoView = () => {};

const NAMES = ['Alert', 'Button', 'Switch'];

beforeEach(() => {
  document.body.innerHTML = '';
});

test('what is typed is answered, counted, and the first row is marked', async () => {
  openDialog();

  await type('b');

  expect(options()).toEqual(['Button']);
  expect(marked()).toBe('Button');
  expect(find('[role=status]').textContent).toBe('1 page');
  expect(field().getAttribute('aria-expanded')).toBe('true');
});

test('the arrows walk through the rows and round, while the focus stays in the field', async () => {
  openDialog();
  await type('');

  const seen = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp'].map((key) => {
    press(key);
    return marked();
  });

  expect(seen).toEqual(['Button', 'Switch', 'Alert', 'Switch']);
  expect(field().getAttribute('aria-activedescendant')).toBe(find('[aria-selected=true]').id);
});

test('Enter follows the marked row, and the dialog is out of the way of whoever comes back', async () => {
  openDialog();
  await type('s');
  let followed: string | null = null;
  find('dialog').addEventListener('click', (event) => {
    followed = event.target instanceof Element ? event.target.getAttribute('href') : null;
    event.preventDefault();
  });

  press('Enter');

  expect(followed).toBe('/switch/');
  expect(find('dialog').hasAttribute('open')).toBe(false);
});

test('Enter that comes before the answer waits for it, and does not follow an earlier one', async () => {
  const answers: ((answer: Answer) => void)[] = [];
  new SearchDialog(() => new Promise((resolve) => answers.push(resolve))).open();
  answers[0]?.(answerTo(''));
  await vi.waitFor(() => expect(options()).toEqual(NAMES));
  const followed: (string | null)[] = [];
  find('dialog').addEventListener('click', (event) => {
    if (event.target instanceof Element) followed.push(event.target.getAttribute('href'));
    event.preventDefault();
  });

  field().value = 'sw';
  field().dispatchEvent(new Event('input'));
  press('Enter');
  const early = [...followed];
  answers[1]?.(answerTo('sw'));

  await vi.waitFor(() => expect(followed).toEqual(['/switch/']));
  expect(early).toEqual([]);
});

test('where nothing is found it says so, and there is nothing to follow', async () => {
  openDialog();

  await type('xyz');
  press('ArrowDown');
  press('Enter');

  expect(find('[role=status]').textContent).toBe('No page is called that.');
  expect(field().getAttribute('aria-expanded')).toBe('false');
  expect(field().getAttribute('aria-activedescendant')).toBe('');
});

test('an answer that comes after the next question is not shown', async () => {
  const answers: ((answer: Answer) => void)[] = [];
  new SearchDialog(() => new Promise((resolve) => answers.push(resolve))).open();
  field().value = 'b';
  field().dispatchEvent(new Event('input'));

  answers[1]?.(answerTo('b'));
  answers[0]?.(answerTo(''));

  await vi.waitFor(() => expect(options()).toEqual(['Button']));
});

test('a list that does not load is told of, and asked for again with the next letter', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const search = vi
    .fn()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(answerTo(''));
  new SearchDialog(search).open();
  await vi.waitFor(() => expect(find('[role=status]').textContent).toContain('did not load'));

  field().dispatchEvent(new Event('input'));

  await vi.waitFor(() => expect(options()).toEqual(NAMES));
});

test('what a page is called is text, whatever stands in it', async () => {
  const place = { address: '/x/', title: '<img src=x>', around: '' };
  new SearchDialog(async () => ({ heading: 'Pages', count: 1, places: [place] })).open();

  await vi.waitFor(() => expect(options()).toEqual(['<img src=x>']));
  expect(document.querySelector('img')).toBeNull();
});

function openDialog(): void {
  new SearchDialog(async (query) => answerTo(query)).open();
}

function answerTo(query: string): Answer {
  const names = NAMES.filter((name) => name.toLowerCase().startsWith(query));
  const places = names.map((title) => ({
    address: `/${title.toLowerCase()}/`,
    title,
    around: 'Joy UI',
  }));
  return { heading: 'Pages', count: names.length, places };
}

async function type(query: string): Promise<void> {
  field().value = query;
  field().dispatchEvent(new Event('input'));
  await vi.waitFor(() => expect(find('[role=status]').textContent).not.toBe(''));
}

function press(key: string): void {
  field().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

function options(): (string | undefined)[] {
  const names = document.querySelectorAll('[role=option] > span');
  return [...names].map((name) => name.textContent ?? undefined);
}

function marked(): string | undefined {
  return find('[aria-selected=true] > span').textContent ?? undefined;
}

function field(): HTMLInputElement {
  const found = find('[role=combobox]');
  if (!(found instanceof HTMLInputElement)) throw new Error('The field is no input.');
  return found;
}

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}

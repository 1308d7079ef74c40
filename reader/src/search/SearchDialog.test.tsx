import { act, fireEvent, render, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Named } from './engine/results.ts';
import type { Reply, Request } from './messages.ts';
import { SearchClient, type StartFile } from './SearchClient.client.ts';
import { SearchDialog } from './SearchDialog.island.tsx';

// jsdom knows dialogs, but neither how to show one above the others nor how to scroll.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
Element.prototype.scrollIntoView = () => {};
Element.prototype.scrollTo = () => {};

const NAMES = ['Alert', 'Button', 'ButtonGroup', 'Switch'];
const BEGUN: Reply = { products: [['joy-ui', 'Joy UI']] };
const NOTHING = { found: [], count: 0, correction: '' };

/** Takes the place of the worker, which jsdom does not know: answers as it is told. */
class Wire extends EventTarget {
  readonly asked: Extract<Request, { number: number }>[] = [];
  answers = true;

  postMessage(request: Request): void {
    if ('start' in request) queueMicrotask(() => this.reply(BEGUN));
    else {
      this.asked.push(request);
      const { number, question } = request;
      if (this.answers) queueMicrotask(() => this.answer(number, question.words));
    }
  }

  answer(number: number, words: string): void {
    this.reply({ number, named: namesFor(words) });
    this.reply({ number, text: NOTHING });
  }

  reply(data: Reply): void {
    act(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }
}

beforeEach(() => {
  document.body.innerHTML = '<div data-menu><a href="/joy-ui/"><strong>Joy UI</strong></a></div>';
  localStorage.clear();
  history.replaceState(null, '', '/');
});

test('what is typed is answered, counted, and the first row is marked', async () => {
  await openDialog();

  await type('b');

  expect(options()).toEqual(['Button', 'ButtonGroup']);
  expect(marked()).toBe('Button');
  expect(field().getAttribute('aria-expanded')).toBe('true');
  await waitFor(() => expect(status()).toBe('2 found. Components: 2.'));
});

test('the matched letters are marked, and the product is named', async () => {
  await openDialog();

  await type('sw');

  expect(find('[role=option] mark').textContent).toBe('Sw');
  expect(find('.search-product').textContent).toBe('Joy UI');
});

test('the arrows walk through the rows and round, while the focus stays in the field', async () => {
  await openDialog();
  await type('b');

  const seen = ['ArrowDown', 'ArrowDown', 'ArrowUp', 'PageDown'].map((key) => {
    press(key);
    return marked();
  });

  expect(seen).toEqual(['ButtonGroup', 'Button', 'ButtonGroup', 'ButtonGroup']);
  expect(field().getAttribute('aria-activedescendant')).toBe(find('[aria-selected=true]').id);
});

test('a row stays what it is from answer to answer, with the mark that was put on it', async () => {
  await openDialog();
  await type('b');
  press('ArrowDown');
  const row = find('[aria-selected=true]');

  await type('bu');

  expect(find('[aria-selected=true]')).toBe(row);
  expect(row.textContent).toContain('ButtonGroup');
});

test('Enter follows the marked row, and the dialog is out of the way of whoever comes back', async () => {
  await openDialog();
  const followed = watchFollowed();
  await type('s');

  press('Enter');

  expect(followed).toEqual(['/switch/']);
  expect(find('dialog').hasAttribute('open')).toBe(false);
});

test('Enter that comes before the answer waits for it, and does not follow an earlier one', async () => {
  const wire = await openDialog();
  const followed = watchFollowed();
  await type('al');
  wire.answers = false;

  await type('sw');
  press('Enter');
  const early = [...followed];
  wire.answer(wire.asked.at(-1)?.number ?? 0, 'sw');

  expect(early).toEqual([]);
  expect(followed).toEqual(['/switch/']);
});

test('an answer that comes after the next question is not shown, and the last one stays until then', async () => {
  const wire = await openDialog();
  await type('sw');
  wire.answers = false;
  await type('a');
  const overtaken = wire.asked.at(-1)?.number ?? 0;
  await type('b');

  wire.answer(overtaken, 'a');
  const meanwhile = options();
  wire.answer(overtaken + 1, 'b');

  expect(meanwhile).toEqual(['Switch']);
  expect(options()).toEqual(['Button', 'ButtonGroup']);
});

test('where nothing is found it says so, and Enter follows nothing', async () => {
  await openDialog();
  const followed = watchFollowed();

  await type('xyz');
  press('Enter');

  await waitFor(() => expect(status()).toBe('Nothing here is called that or speaks of it.'));
  expect(field().getAttribute('aria-activedescendant')).toBeNull();
  expect(followed).toEqual([]);
});

test('where nothing is found the arrows lead on: without filters, or to a library', async () => {
  await openDialog();
  await type('xyz product:joy');
  const offered = options();

  press('ArrowDown');
  press('Enter');
  await heard();

  expect(offered).toEqual(['Search without filters', 'Joy UI']);
  expect(field().value).toBe('xyz');
  expect(options()).toEqual(['Joy UI']);
});

test('a question whose answer was followed is offered again', async () => {
  await openDialog();
  watchFollowed();
  await type('sw');
  fireEvent.click(find('[role=option]'));

  await type('');
  const offered = options();
  press('ArrowDown');
  press('ArrowUp');
  press('Enter');
  await heard();

  expect(offered).toEqual(['sw', 'Joy UI']);
  expect(field().value).toBe('sw');
});

test('the keys and the words that narrow a search are told until something is typed', async () => {
  await openDialog();
  const told = find('.search-keys').textContent;

  await type('sw');

  expect(told).toContain('Enter to open');
  expect(told).toContain('prop:variant');
  expect(document.querySelector('.search-keys')).toBeNull();
});

test('the question is in the address while the dialog is open, and stays where it was left', async () => {
  await openDialog();
  find('dialog').setAttribute('open', '');
  watchFollowed();

  await type('sw');
  await waitFor(() => expect(location.search).toBe('?q=sw'));
  fireEvent.click(find('[role=option]'));
  await new Promise((rest) => setTimeout(rest, 400));

  expect(location.search).toBe('?q=sw');
});

test('a dialog that is closed takes its question out of the address', async () => {
  await openDialog();
  const dialog = find('dialog') as HTMLDialogElement;
  dialog.setAttribute('open', '');
  await type('sw');
  await waitFor(() => expect(location.search).toBe('?q=sw'));

  act(() => dialog.close());

  await waitFor(() => expect(location.search).toBe(''));
});

test('text comes below the names, and moves no mark', async () => {
  const wire = await openDialog();
  await type('b');
  press('ArrowDown');
  const passage = { title: 'Chips', heading: 'Usage', product: 'joy-ui', address: '/chips/#usage' };
  const found = [{ ...passage, excerpt: 'As a button.', marks: [[5, 11]] as const }];

  wire.reply({ number: wire.asked.at(-1)?.number ?? 0, text: { ...NOTHING, found, count: 1 } });

  expect(options()).toEqual(['Button', 'ButtonGroup', 'Chips']);
  expect(marked()).toBe('ButtonGroup');
  expect(find('.search-excerpt').innerHTML).toBe('As a <mark>button</mark>.');
});

test('names that are guessed wait for the text, and stand below it', async () => {
  const wire = await openDialog();
  wire.answers = false;
  await type('b for chips');
  const { number = 0 } = wire.asked.at(-1) ?? {};
  const passage = { title: 'Chips', heading: '', product: 'joy-ui', address: '/chips/' };
  const found = [{ ...passage, excerpt: 'For chips.', marks: [] }];

  wire.reply({ number, named: { ...namesFor('b'), isGuess: true } });
  expect(options()).not.toContain('Button');
  wire.reply({ number, text: { ...NOTHING, found, count: 1 } });

  expect(options()).toEqual(['Chips', 'Button', 'ButtonGroup']);
  expect(marked()).toBe('Chips');
});

test('a correction is offered, and taken by Enter', async () => {
  const wire = await openDialog();
  wire.answers = false;
  await type('swich');
  const { number = 0 } = wire.asked.at(-1) ?? {};
  wire.reply({ number, named: { groups: [], count: 0, isGuess: false } });
  wire.reply({ number, text: { ...NOTHING, correction: 'switch' } });
  wire.answers = true;

  press('Enter');
  await heard();

  expect(field().value).toBe('switch');
  expect(options()).toEqual(['Switch']);
});

test('chips and words narrow the search, and say the same', async () => {
  const wire = await openDialog();
  fireEvent.click(chip('Props'));
  const byChip = wire.asked.at(-1)?.question;
  press('Backspace');
  await type('prop:vari');
  const byWord = wire.asked.at(-1)?.question;

  expect(byChip?.kinds).toEqual(['prop']);
  expect(byWord).toMatchObject({ words: 'vari', kinds: ['prop'] });
  expect(chip('Props').getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(chip('Props'));
  expect(field().value).toBe('vari');
  expect(wire.asked.at(-1)?.question.kinds).toEqual([]);
});

test('where there are more than are shown, a row leads to all of the kind', async () => {
  const wire = await openDialog();
  wire.answers = false;
  await type('b');
  const named = namesFor('b');
  const groups = named.groups.map((group) => ({ ...group, count: 30 }));
  wire.reply({
    number: wire.asked.at(-1)?.number ?? 0,
    named: { groups, count: 30, isGuess: false },
  });

  fireEvent.click(find('[role=option]:last-child'));

  expect(options().at(-1)).toBe('Show all 30');
  expect(chip('Components').getAttribute('aria-pressed')).toBe('true');
});

test('pages seen before are offered until something is typed, and can be forgotten', async () => {
  localStorage.setItem('tearsheet:recent', '/a/ Alert - Joy UI\n/b/ Blog');
  await openDialog();
  const offered = options();

  press('Delete');
  const left = options();
  fireEvent.click(find('.search-removers button'));

  expect(offered).toEqual(['Alert', 'Blog', 'Joy UI']);
  expect(left).toEqual(['Blog', 'Joy UI']);
  expect(options()).toEqual(['Joy UI']);
});

test('an index that does not load is told of, and asked for again with the next letter', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const fetched = vi.fn(async () => new Response('{}'));
  vi.stubGlobal('fetch', fetched);
  takeWorkersPlace();
  const start = Promise.resolve(undefined);
  show(start);
  await waitFor(() => expect(status()).toContain('did not load'));

  await type('sw');

  await waitFor(() => expect(options()).toEqual(['Switch']));
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/search/start.json');
});

test('what is told of where the rows would be goes as soon as there are some', async () => {
  await openDialog();
  await type('xyz');
  const inVain = notice();

  await type('sw');

  expect(inVain).toBe('Nothing here is called that or speaks of it.');
  expect(notice()).toBe('');
});

test('that the index did not load is told also to whoever opens the dialog after that', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  takeWorkersPlace();
  render(<SearchDialog client={new SearchClient(Promise.resolve(undefined))} />);
  await waitFor(() => expect(console.error).toHaveBeenCalled());

  open();

  expect(notice()).toContain('did not load');
  await waitFor(() => expect(status()).toContain('did not load'));
});

test('an index that came as something else is asked for again with the next letter', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const fetched = vi.fn(async () => new Response('{}'));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('Worker', undefined);
  show(Promise.resolve(new Response('<title>Sign in to this network</title>')));
  await waitFor(() => expect(status()).toContain('did not load'));

  await type('sw');

  expect(fetched).toHaveBeenNthCalledWith(1, '/search/start.json');
});

test('Enter that comes before it is known which products there are still waits', async () => {
  const wire = takeWorkersPlace();
  wire.answers = false;
  show(Promise.resolve(new Response('{}')));
  const followed = watchFollowed();
  await type('sw');
  press('Enter');

  wire.reply({ products: [['joy-ui', 'Joy UI']] });
  wire.answer(wire.asked.at(-1)?.number ?? 0, 'sw');

  expect(followed).toEqual(['/switch/']);
});

test('a press that only ends beside the dialog does not close it', async () => {
  await openDialog();
  const dialog = find('dialog');

  fireEvent.pointerDown(field());
  fireEvent.click(dialog);
  const afterSelecting = dialog.hasAttribute('open');
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);

  expect(afterSelecting).toBe(true);
  expect(dialog.hasAttribute('open')).toBe(false);
});

test('what a thing is called is text, whatever stands in it', async () => {
  const wire = await openDialog();
  wire.answers = false;
  await type('x');
  const found = [thing('<img src=x>')];
  const groups = [{ kind: 'page' as const, found, count: 1, isFirst: true }];
  wire.reply({
    number: wire.asked.at(-1)?.number ?? 0,
    named: { groups, count: 1, isGuess: false },
  });

  expect(options()).toEqual(['<img src=x>']);
  expect(document.querySelector('img')).toBeNull();
});

test('the words are left for the page they lead to', async () => {
  await openDialog();
  watchFollowed();
  await type('sw');

  press('Enter');

  expect(localStorage.getItem('tearsheet:sought')).toMatch(/^\d+ \/switch\/ sw$/);
});

async function openDialog(): Promise<Wire> {
  const wire = takeWorkersPlace();
  show(Promise.resolve(new Response('{}')));
  await waitFor(() => expect(chip('Joy UI')).toBeDefined());
  return wire;
}

/** Shows it as it lives in a page where somebody has opened it. */
function show(start: StartFile): void {
  render(<SearchDialog client={new SearchClient(start)} />);
  open();
}

function open(): void {
  find('dialog').setAttribute('open', '');
  fireEvent.input(field());
}

function takeWorkersPlace(): Wire {
  const wire = new Wire();
  vi.stubGlobal('Worker', function Worker() {
    return wire;
  });
  return wire;
}

function namesFor(words: string) {
  const names = NAMES.filter((name) => name.toLowerCase().startsWith(words));
  const found = names.map((name) => thing(name, words.length));
  const groups =
    names.length > 0
      ? [{ kind: 'component' as const, found, count: names.length, isFirst: true }]
      : [];
  return { groups, count: names.length, isGuess: false };
}

function thing(name: string, matched = 0): Named {
  const address = `/${name.toLowerCase()}/`;
  const plain = { owner: '', ownerMarks: [], deprecated: false, kind: 'component' as const };
  return { ...plain, name, address, marks: [[0, matched]], product: 'joy-ui' };
}

function watchFollowed(): (string | null)[] {
  const followed: (string | null)[] = [];
  find('dialog').addEventListener('click', (event) => {
    if (event.target instanceof Element) followed.push(event.target.getAttribute('href'));
    event.preventDefault();
  });
  return followed;
}

async function type(words: string): Promise<void> {
  fireEvent.input(field(), { target: { value: words } });
  await heard();
}

/** Waits until the answer is there, if there is one: workers take their time. */
async function heard(): Promise<void> {
  await act(async () => {});
}

function press(key: string): void {
  fireEvent.keyDown(field(), { key });
}

function options(): (string | null)[] {
  return [...document.querySelectorAll('[role=option] .search-name')].map(
    (name) => name.textContent,
  );
}

function marked(): string | null {
  return find('[aria-selected=true] .search-name').textContent;
}

function chip(name: string): HTMLElement {
  const chips = document.querySelectorAll<HTMLElement>('.search-chip');
  const found = [...chips].find(({ textContent }) => textContent === name);
  if (!found) throw new Error(`There is no chip ${name}.`);
  return found;
}

function status(): string | null {
  return find('[role=status]').textContent;
}

function notice(): string | null {
  return find('.search-notice').textContent;
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

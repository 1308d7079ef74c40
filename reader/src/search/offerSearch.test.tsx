import { configure, fireEvent, waitFor } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { SearchHost } from './SearchModal.tsx';

// jsdom knows dialogs, but neither how to show one above the others nor how to scroll.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
Element.prototype.scrollIntoView = () => {};
Element.prototype.scrollTo = () => {};

// The dialog is bundled as it is imported.
configure({ asyncUtilTimeout: 20_000 });

const workers: string[] = [];

/** A worker that never answers. */
class SilentWorker extends EventTarget {
  constructor(address: URL) {
    super();
    workers.push(address.pathname);
  }
  postMessage(): void {}
}

const fetched = vi.fn(async () => new Response('{}'));
vi.stubGlobal('Worker', SilentWorker);
vi.stubGlobal('fetch', fetched);

const PAGE = `
  <a href="/joy-ui/" data-search=""><span>Search…</span></a>
  ${renderToStaticMarkup(<SearchHost />)}`;

beforeEach(() => {
  vi.resetModules();
  document.body.innerHTML = PAGE;
});

test('nothing is fetched before somebody comes near, and then all, and once', async () => {
  const { offerSearch } = await import('./offerSearch.client.ts');
  offerSearch();
  fireEvent.pointerOver(document.body);
  const before = workers.length + fetched.mock.calls.length;

  fireEvent.pointerOver(find('span'));
  fireEvent.focusIn(find('span'));

  expect(before).toBe(0);
  await waitFor(() => expect(workers).toEqual([expect.stringContaining('worker')]));
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/search/start.json');
});

test('the field is there at once, and keeps what is typed before hydration', async () => {
  const { openSearch } = await import('./offerSearch.client.ts');
  const field = find<HTMLInputElement>('input');

  openSearch();
  const isThere = find('dialog').hasAttribute('open') && document.activeElement === field;
  fireEvent.input(field, { target: { value: 'swi' } });

  expect(isThere).toBe(true);
  await waitFor(() => expect(find('[role=listbox]')).toBeTruthy());
  expect(find('input')).toBe(field);
  expect(field.value).toBe('swi');
});

test('Enter that is pressed before hydration is repeated after it', async () => {
  const { openSearch } = await import('./offerSearch.client.ts');
  const heard = vi.fn();
  openSearch('swi');
  fireEvent.keyDown(find('input'), { key: 'Enter', ctrlKey: true });
  find('input').addEventListener('keydown', heard);

  await waitFor(() => expect(heard).toHaveBeenCalledOnce());

  expect(heard.mock.calls[0]?.[0]).toMatchObject({ key: 'Enter', ctrlKey: true });
  expect(find('dialog').hasAttribute('open')).toBe(true);
});

test('opened again it has what was typed last, selected, or the letter that opened it', async () => {
  const { openSearch } = await import('./offerSearch.client.ts');
  const field = find<HTMLInputElement>('input');
  openSearch('swi');
  await waitFor(() => expect(find('[role=listbox]')).toBeTruthy());
  find('dialog').removeAttribute('open');

  openSearch();
  const selected = field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0);
  openSearch('b');

  expect(selected).toBe('swi');
  expect(field.value).toBe('b');
});

test('a dialog that came with another body of the page is hydrated too', async () => {
  const { openSearch } = await import('./offerSearch.client.ts');
  openSearch('swi');
  await waitFor(() => expect(find('[role=listbox]')).toBeTruthy());
  document.body.innerHTML = PAGE;

  openSearch('b');

  await waitFor(() => expect(find('dialog[open] [role=listbox]')).toBeTruthy());
  expect(find<HTMLInputElement>('input').value).toBe('b');
});

test('a question in the address opens the search with it', async () => {
  history.replaceState(null, '', '?q=swi');
  const { offerSearch } = await import('./offerSearch.client.ts');

  offerSearch();
  history.replaceState(null, '', '/');

  expect(find('dialog').hasAttribute('open')).toBe(true);
  expect(find<HTMLInputElement>('input').value).toBe('swi');
});

test('into another tab the link goes its own way', async () => {
  const { offerSearch } = await import('./offerSearch.client.ts');
  offerSearch();
  // What jsdom would do with a link that is followed, it cannot.
  const stop = vi.fn((event: Event) => {
    expect(event.defaultPrevented).toBe(false);
    event.preventDefault();
  });
  document.body.addEventListener('click', stop, { once: true });

  fireEvent.click(find('span'), { ctrlKey: true });

  expect(stop).toHaveBeenCalledOnce();
  expect(find('dialog').hasAttribute('open')).toBe(false);
});

function find<Found extends HTMLElement>(selector: string): Found {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}

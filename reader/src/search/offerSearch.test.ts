import { beforeEach, expect, test, vi } from 'vitest';
import { offerSearch } from './offerSearch.client.ts';

// jsdom knows dialogs, but neither how to show one above the others nor how to scroll.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
Element.prototype.scrollIntoView = () => {};
Element.prototype.scrollTo = () => {};

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
offerSearch();

beforeEach(() => {
  document.body.innerHTML = '<a href="/joy-ui/" data-search=""><span>Search…</span></a>';
});

test('nothing is fetched before somebody comes near, and then all, and once', async () => {
  document.body.dispatchEvent(new Event('pointerover', { bubbles: true }));
  const before = workers.length + fetched.mock.calls.length;

  for (const sign of ['pointerover', 'focusin']) {
    document.querySelector('span')?.dispatchEvent(new Event(sign, { bubbles: true }));
  }

  expect(before).toBe(0);
  await vi.waitFor(() => expect(workers).not.toEqual([]));
  expect(workers).toEqual([expect.stringContaining('worker')]);
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/search/start.json');
});

test('what is typed while the dialog is on its way is in its field, and nobody else hears it', async () => {
  const heard = vi.fn();
  document.addEventListener('keydown', heard);

  document.querySelector('span')?.click();
  for (const key of ['s', 'w', 'i']) type(key);

  await vi.waitFor(() => expect(document.querySelector('dialog[open]')).not.toBeNull());
  expect(document.querySelector('input')?.value).toBe('swi');
  expect(heard).not.toHaveBeenCalled();
  document.removeEventListener('keydown', heard);
});

test('once it is open, keys belong to the page again', async () => {
  document.querySelector('span')?.click();
  await vi.waitFor(() => expect(document.querySelector('dialog[open]')).not.toBeNull());
  const heard = vi.fn();
  document.addEventListener('keydown', heard);

  await vi.waitFor(() => {
    type('n');
    expect(heard).toHaveBeenCalled();
  });
});

test('into another tab the link goes its own way', () => {
  const press = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  // What jsdom would do with a link that is followed, it cannot.
  const stop = vi.fn((event: Event) => event.preventDefault());
  document.body.addEventListener('click', (event) => {
    expect(event.defaultPrevented).toBe(false);
    stop(event);
  });

  document.querySelector('span')?.dispatchEvent(press);

  expect(stop).toHaveBeenCalledOnce();
});

function type(key: string): void {
  document.body.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );
}

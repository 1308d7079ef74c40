import { beforeEach, expect, test, vi } from 'vitest';
import { offerSearch } from './offerSearch.ts';

// jsdom knows dialogs, but neither how to show one above the others nor how to scroll.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
Element.prototype.scrollIntoView = () => {};
vi.stubGlobal('fetch', async () => Response.json([['/switch/', 'Switch', 'Joy UI', 'Inputs']]));
offerSearch();

beforeEach(() => {
  document.body.innerHTML = '<button data-search=""><span>Go to a page</span></button>';
});

test('what is typed while the dialog is on its way is in its field, and nobody else hears it', async () => {
  const heard = vi.fn();
  document.addEventListener('keydown', heard);

  document.querySelector('span')?.click();
  for (const key of ['s', 'w', 'i']) type(key);

  await vi.waitFor(() => expect(document.querySelector('[role=option]')).not.toBeNull());
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

function type(key: string): void {
  document.body.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );
}

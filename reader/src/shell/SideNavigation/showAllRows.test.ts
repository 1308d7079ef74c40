import { beforeEach, expect, test, vi } from 'vitest';
import { showAllRows } from './showAllRows.client.ts';

const ALL = `
  <li><details><summary>Inputs</summary><ul><li><a href="/button/">Button</a></li></ul></details></li>
  <li><details><summary>API</summary><ul><li><a href="/api/">Overview</a></li></ul></details></li>`;

beforeEach(() => {
  document.body.innerHTML = `<nav data-whole="/parts/navigation/ui.html"><ul class="list">
    <li><details open><summary>Inputs</summary><ul>
      <li><a href="/button/" aria-current="page">Button</a></li></ul></details></li>
    <li><a href="/api/" data-group="">API</a></li></ul></nav>`;
});

test('the rows are those of the file, in the state of those that were shown', async () => {
  answer(ALL);

  await showAllRows(navigation());

  const [inputs, api] = document.querySelectorAll('details');
  expect([inputs?.open, api?.open]).toEqual([true, false]);
  expect(document.querySelector('[aria-current]')?.textContent).toBe('Button');
  expect(document.querySelector('nav > ul')?.className).toBe('list');
});

test('a group that the visitor closed stays closed', async () => {
  answer(ALL);
  (document.querySelector('details') as HTMLDetailsElement).open = false;

  await showAllRows(navigation());

  expect(document.querySelector('details')?.open).toBe(false);
});

test('the focus goes over from a closed group to the one that can be opened', async () => {
  answer(ALL);
  document.querySelector<HTMLElement>('[data-group]')?.focus();

  await showAllRows(navigation());

  expect(document.activeElement?.textContent).toBe('API');
  expect(document.activeElement?.localName).toBe('summary');
});

test('rows without the page that is shown are those of another site', async () => {
  answer('<li><a href="/elsewhere/">Elsewhere</a></li>');

  await showAllRows(navigation());

  expect(document.body.textContent).not.toContain('Elsewhere');
});

test('a failed answer leaves the rows alone', async () => {
  answer('Gone', 404);

  await expect(showAllRows(navigation())).rejects.toThrow('404');

  expect(document.querySelector('[data-group]')).not.toBeNull();
});

function answer(html: string, status = 200) {
  vi.stubGlobal('fetch', async () => new Response(html, { status }));
}

function navigation() {
  return document.querySelector('nav') as HTMLElement;
}

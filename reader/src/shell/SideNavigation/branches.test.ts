import { beforeEach, expect, test, vi } from 'vitest';
import { showAllRows } from './showAllRows.client.ts';

const FILES: Record<string, string> = {
  '/nav.html': `
    <li><details data-rows="/nav/1.html"><summary>Inputs</summary><ul></ul></details>
      <span><a href="#inputs">Inputs</a></span></li>
    <li><details data-rows="/nav/2.html"><summary>API</summary><ul></ul></details>
      <span><a href="#api">API</a></span></li>
    <template data-titles="/nav/titles.json"></template>`,
  '/nav/1.html': `<li><details data-rows="/nav/3.html"><summary>Fields</summary><ul></ul></details></li>`,
  '/nav/2.html': '<li><a href="/api/">Overview</a></li>',
  '/nav/3.html': '<li><a href="/button/">Button</a></li><li><a href="/switch/">Switch</a></li>',
};
let asked: string[];

beforeEach(async () => {
  document.body.innerHTML = `<nav data-whole="/nav.html"><ul class="list">
    <li><details open><summary>Inputs</summary><ul>
      <li><details open><summary>Fields</summary><ul>
        <li><a href="/button/" aria-current="page">Button</a></li></ul></details></li></ul></details></li>
    <li><a href="#api" data-group="">API</a></li></ul></nav>`;
  asked = [];
  vi.stubGlobal('fetch', async (file: string) => {
    asked.push(file);
    return new Response(FILES[file], { status: FILES[file] === undefined ? 404 : 200 });
  });
  await showAllRows(document.querySelector('nav') as HTMLElement);
});

test('the groups around the page come with its rows, and no others', () => {
  expect(asked).toEqual(['/nav.html', '/nav/1.html', '/nav/3.html']);
  expect(document.querySelector('[aria-current]')?.textContent).toBe('Button');
  expect(document.body.textContent).toContain('Switch');
  expect(document.body.textContent).not.toContain('Overview');
});

test('the rows of a group are fetched when it is opened, once', async () => {
  open(group('API'));
  open(group('API'), false);
  open(group('API'));

  await vi.waitFor(() => expect(group('API').textContent).toContain('Overview'));
  open(group('API'));

  expect(asked.filter((file) => file === '/nav/2.html').length).toBeLessThan(4);
  await vi.waitFor(() => expect(group('API').querySelector('[aria-busy]')).toBeNull());
  expect(group('API').querySelectorAll('a')).toHaveLength(1);
});

test('a group whose rows are gone leads to its first page', async () => {
  delete FILES['/nav/2.html'];

  open(group('API'));

  await vi.waitFor(() => expect(location.hash).toBe('#api'));
});

function group(title: string): HTMLDetailsElement {
  const titles = [...document.querySelectorAll('summary')];
  return titles.find((it) => it.textContent === title)?.closest('details') as HTMLDetailsElement;
}

/** Opens a group as a browser does, which tells of it. */
function open(details: HTMLDetailsElement, isOpen = true) {
  details.open = isOpen;
  details.dispatchEvent(new Event('toggle'));
}

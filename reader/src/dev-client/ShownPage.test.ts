import { afterEach, beforeEach, expect, test } from 'vitest';
import { ShownPage } from './ShownPage.client.ts';

beforeEach(() => {
  document.head.innerHTML = '<title>Switch</title>';
});

afterEach(() => {
  document.body.replaceChildren();
});

test('only what differs is replaced', () => {
  const page = openPage('<p>One</p><p>Two</p><p>Three</p>');
  const [one, two, three] = main().children;

  page.show(written('<p>One</p><h2>New</h2><p>Two, longer</p><p>Three</p>'));

  expect(main().innerHTML).toBe('<p>One</p><h2>New</h2><p>Two, longer</p><p>Three</p>');
  expect(main().children).toContain(one);
  expect(main().children).toContain(two);
  expect(main().children).toContain(three);
});

test('a live part keeps what it became when the code below it changes', () => {
  const page = openPage(demo('const a = 1;'));
  const part = main().querySelector('live-part');
  part?.append('3 messages');

  page.show(written(`<p>Before</p>${demo('const a = 2;')}`));

  expect(main().querySelector('live-part')).toBe(part);
  expect(part).toHaveProperty('textContent', '3 messages');
  expect(main().querySelector('code')).toHaveProperty('textContent', 'const a = 2;');
});

test('a live part with other props is another one', () => {
  const page = openPage('<live-part src="/a" props="{}"></live-part>');
  const part = main().querySelector('live-part');
  part?.append('3 messages');

  page.show(written('<live-part src="/b" props="{}"></live-part>'));

  expect(main().querySelector('live-part')).not.toBe(part);
  expect(main().querySelector('live-part')).toHaveProperty('textContent', '');
});

test('a part that did not load takes its notice along', () => {
  const page = openPage('<live-part src="/a"></live-part><p>Text</p>');
  const notice = document.createElement('p');
  notice.className = 'live-part-notice';
  main().querySelector('live-part')?.after(notice);

  page.show(written('<p>Text</p>'));

  expect(main().innerHTML).toBe('<p>Text</p>');
});

test('what the visitor opened stays open', () => {
  const page = openPage('<details><summary>Show code</summary>one</details>');
  main().querySelector('details')?.setAttribute('open', '');

  page.show(written('<details><summary>Show code</summary>two</details>'));

  expect(main().innerHTML).toBe('<details open=""><summary>Show code</summary>two</details>');
});

test('what scripts added to the page stays', () => {
  const page = openPage('<p>One</p>');
  const dialog = document.body.appendChild(document.createElement('dialog'));

  page.show(written('<p>Two</p>'));
  page.show(written('<p>Three</p><p>Four</p>'));

  expect(dialog.isConnected).toBe(true);
  expect(main().innerHTML).toBe('<p>Three</p><p>Four</p>');
});

test('the focus passes to the element in the same place', () => {
  const page = openPage('<p><a class="old" href="/a/">A</a></p>');
  main().querySelector('a')?.focus();

  page.show(written('<p><a class="new" href="/b/">B</a></p>'));

  expect(document.activeElement).toBe(main().querySelector('a.new'));
});

test('the title and the styles of new parts arrive in the head', () => {
  const page = openPage('<p>One</p>');
  const sheet = '<link rel="stylesheet" href="/variables.css">';

  page.show(written('<p>One</p>', `<title>Switches</title>${sheet}`));
  page.show(written('<p>One</p>', `<title>Switches</title>${sheet}`));

  expect(document.title).toBe('Switches');
  expect(document.head.querySelectorAll('link')).toHaveLength(1);
});

test('new code can be copied', () => {
  const page = openPage('<p>One</p>');

  page.show(written('<p>One</p><button class="copy" hidden>Copy</button>'));

  expect(main().querySelector('button')).toHaveProperty('hidden', false);
});

function openPage(text: string): ShownPage {
  document.body.innerHTML = `<main>${text}</main>`;
  return new ShownPage(document);
}

function written(text: string, head = '<title>Switch</title>'): string {
  return `<!DOCTYPE html><html><head>${head}</head><body><main>${text}</main></body></html>`;
}

function demo(code: string): string {
  return `<figure class="demo" id="Basic"><live-part src="/a"></live-part><code>${code}</code></figure>`;
}

function main(): HTMLElement {
  const found = document.querySelector('main');
  if (!found) throw new Error('The page has lost its text.');
  return found;
}

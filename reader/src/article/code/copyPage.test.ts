import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { copyPage } from './copyPage.client.ts';

const written: string[] = [];

beforeEach(() => {
  written.length = 0;
  document.head.innerHTML = '<link rel="alternate" type="text/markdown" href="/lamps.md">';
  document.body.innerHTML = '<button>Copy as Markdown</button>';
  vi.stubGlobal('navigator', {
    clipboard: { writeText: async (text: string) => void written.push(text) },
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

test('the Markdown copy of the page is copied', async () => {
  const fetching = vi.fn(async () => new Response('# Lamps'));
  vi.stubGlobal('fetch', fetching);

  await copyPage(button());

  expect(fetching).toHaveBeenCalledWith(new URL('/lamps.md', document.baseURI).href);
  expect([written, button().textContent]).toEqual([['# Lamps'], 'Copied']);
});

test('a page that cannot be fetched is not copied, and the button says so', async () => {
  vi.stubGlobal('fetch', async () => new Response('Not found', { status: 404 }));

  await copyPage(button());

  expect(written).toEqual([]);
  expect(button().textContent).toContain('could not be loaded');
});

function button(): HTMLElement {
  return document.querySelector('button') as HTMLElement;
}

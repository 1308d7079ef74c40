import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageBehind, prefetchAhead } from './prefetch.client.ts';

vi.useFakeTimers();

beforeEach(() => {
  document.head.innerHTML = '';
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllTimers();
});

test.each(['focusin', 'touchstart'])('%s fetches the page of a link at once, and once', (sign) => {
  prefetchAhead();
  const link = aLink(`/${sign}/`);

  touch(link, sign);
  touch(link, sign);

  expect(wishes()).toEqual([`/${sign}/`]);
});

test('a pointer that stays on a link fetches its page', () => {
  prefetchAhead();

  touch(aLink('/stay/'), 'pointerover');
  expect(wishes()).toEqual([]);
  vi.advanceTimersByTime(65);

  expect(wishes()).toEqual(['/stay/']);
});

test('a pointer that passes over a link fetches nothing', () => {
  prefetchAhead();

  touch(aLink('/pass/'), 'pointerover');
  vi.advanceTimersByTime(40);
  touch(document.body, 'pointerover');
  vi.advanceTimersByTime(200);

  expect(wishes()).toEqual([]);
});

test('two links to sections of one page fetch it once', () => {
  prefetchAhead();

  touch(aLink('/sections/#one'), 'focusin');
  touch(aLink('/sections/#two'), 'focusin');

  expect(wishes()).toEqual(['/sections/']);
});

test.each([
  ['the page on screen', '#part'],
  ['another site', 'https://elsewhere.example/page/'],
  ['a Markdown copy', '/joy-ui/react-switch.md'],
  ['a feed', '/blog/atom.xml'],
  ['mail', 'mailto:someone@example.org'],
])('%s is not fetched ahead', (_, href) => {
  expect(pageBehind(aLink(href))).toBeUndefined();
});

test('a download and a new tab are not fetched ahead', () => {
  expect(pageBehind(aLink('/kit/', { download: '' }))).toBeUndefined();
  expect(pageBehind(aLink('/kit/', { target: '_blank' }))).toBeUndefined();
});

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'nothing is fetched ahead on %o',
  (connection) => {
    const listen = vi.spyOn(document, 'addEventListener');
    vi.stubGlobal('navigator', { connection });

    prefetchAhead();

    expect(listen).not.toHaveBeenCalled();
    listen.mockRestore();
  },
);

test('React is fetched ahead when the page has been idle for two seconds', () => {
  vi.stubGlobal('REACT_FILE', '/assets/react.js');

  prefetchAhead();
  vi.advanceTimersByTime(1_900);
  expect(wishes()).toEqual([]);
  vi.advanceTimersByTime(1_000);

  expect(wishes()).toEqual(['/assets/react.js']);
});

test.each([{ saveData: true }, { effectiveType: '2g' }])('not even React on %o', (connection) => {
  vi.stubGlobal('REACT_FILE', '/assets/react.js');
  vi.stubGlobal('navigator', { connection });

  prefetchAhead();
  vi.advanceTimersByTime(10_000);

  expect(wishes()).toEqual([]);
});

function aLink(href: string, attributes: Record<string, string> = {}): HTMLAnchorElement {
  const link = document.createElement('a');
  for (const [name, value] of Object.entries({ href, ...attributes })) {
    link.setAttribute(name, value);
  }
  document.body.replaceChildren(link);
  return link;
}

function touch(element: Element, sign: string): void {
  element.dispatchEvent(new Event(sign, { bubbles: true }));
}

function wishes(): (string | null)[] {
  const links = document.querySelectorAll('link[rel=prefetch]');
  return [...links].map((link) => link.getAttribute('href'));
}

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chooseScheme, chosenScheme, showScheme } from './scheme.ts';
import { shownScheme } from './shownScheme.ts';

beforeEach(() => prefer('light'));

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  delete document.documentElement.dataset.scheme;
});

test('without a choice the device decides', () => {
  prefer('dark');

  showScheme(chosenScheme());

  expect(shownScheme()).toBe('dark');
});

test('a choice is shown and outlives the page', () => {
  chooseScheme('dark');

  expect(shownScheme()).toBe('dark');
  expect(chosenScheme()).toBe('dark');
});

test('a stored value that is no scheme counts as none', () => {
  localStorage.setItem('tearsheet:scheme', '"><script>');

  expect(chosenScheme()).toBe('system');
});

function prefer(scheme: 'light' | 'dark') {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes(scheme) }));
}

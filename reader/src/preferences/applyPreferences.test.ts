import { afterEach, expect, test, vi } from 'vitest';
import { applyPreferences } from './applyPreferences.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('the stored scheme and direction stand on the document before anything is painted', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  localStorage.setItem('tearsheet:scheme', 'dark');
  localStorage.setItem('tearsheet:direction', 'rtl');

  applyPreferences();

  expect(document.documentElement.dataset.scheme).toBe('dark');
  expect(document.documentElement.dir).toBe('rtl');
});

test('a direction nobody knows leaves the direction of the language', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  localStorage.setItem('tearsheet:direction', 'upwards');

  applyPreferences();

  expect(document.documentElement.dir).toBe('ltr');
});

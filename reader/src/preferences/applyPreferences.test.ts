import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { applyPreferences } from './applyPreferences.client.ts';
import { forget } from './choose.client.ts';
import { keepCookie, recallCookie } from './cookies.client.ts';
import { ALL } from './preferences.client.ts';

const root = document.documentElement;

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: false })));

afterEach(() => {
  location.hash = '';
  ALL.forEach(forget);
});

test('all that was chosen stands on the document before anything is painted', () => {
  localStorage.setItem('tearsheet:scheme', 'dark');
  localStorage.setItem('tearsheet:direction', 'rtl');
  localStorage.setItem('tearsheet:density', 'compact');
  localStorage.setItem('tearsheet:package-manager', 'pnpm');
  keepCookie('codeVariant', 'JS');
  keepCookie('codeStyling', 'css');

  applyPreferences();

  expect(root.dir).toBe('rtl');
  expect(root.dataset).toMatchObject({
    scheme: 'dark',
    chosenScheme: 'dark',
    density: 'compact',
    packageManager: 'pnpm',
    codeVariant: 'JS',
    codeStyling: 'css',
  });
});

test.each([
  ['Tailwind', 'tailwind'],
  ['CSS', 'css'],
  ['MUI System', 'system'],
])('the label %s in the cookie is understood', (label, styling) => {
  keepCookie('codeStyling', label);

  applyPreferences();

  expect(root.dataset.codeStyling).toBe(styling);
});

test('who chose nothing sees the defaults', () => {
  applyPreferences();

  expect(root.dir).toBe('ltr');
  expect(root.dataset).toMatchObject({
    scheme: 'light',
    chosenScheme: 'system',
    density: 'comfortable',
    packageManager: 'npm',
    codeVariant: 'TS',
    codeStyling: 'system',
  });
});

test('a link from somebody else shows its code and leaves the choice alone', () => {
  keepCookie('codeStyling', 'css');
  location.hash = '#tailwind-BasicSwitch.js';

  applyPreferences();

  expect(root.dataset).toMatchObject({ codeStyling: 'tailwind', codeVariant: 'JS' });
  expect(recallCookie('codeStyling')).toBe('css');
  expect(recallCookie('codeVariant')).toBeNull();
});

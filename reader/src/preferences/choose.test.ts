import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { choose, forget } from './choose.client.ts';
import { recallCookie } from './cookies.client.ts';
import { chosen, first, held } from './preference.client.ts';
import { ALL, preferences } from './preferences.client.ts';

const { codeStyling, density, packageManager } = preferences;

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: false })));

afterEach(() => {
  ALL.forEach(forget);
  vi.restoreAllMocks();
});

test('a choice shows at once and outlives the page', () => {
  choose(density, 'compact');

  expect(document.documentElement.dataset.density).toBe('compact');
  expect(localStorage.getItem('tearsheet:density')).toBe('compact');
  expect(chosen(density)).toBe('compact');
});

test('a choice about code is kept in a cookie, also when it is what holds anyway', () => {
  choose(codeStyling, 'system');

  expect(recallCookie('codeStyling')).toBe('system');
});

test('a stored value that nobody can choose counts as none', () => {
  localStorage.setItem('tearsheet:package-manager', '"><script>');
  expect(chosen(packageManager)).toBe('npm');
});

test('a choice taken back leaves no trace', () => {
  choose(codeStyling, 'css');
  choose(density, 'compact');

  ALL.forEach(forget);

  expect([held(codeStyling), held(density)]).toEqual(['system', 'comfortable']);
  expect(recallCookie('codeStyling')).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test.each([
  ['#tailwind-Demo.tsx', 'css', 'tailwind'],
  ['#Demo.tsx', 'css', 'css'],
  ['#tailwind-Demo', 'css', 'css'],
  ['', 'css', 'css'],
  ['', 'MUI System', 'system'],
  ['', null, 'system'],
  ['#css-Demo.js', null, 'css'],
])('with the hash %j and the cookie %s a page begins with %s', (hash, cookie, styling) => {
  if (cookie) Object.assign(document, { cookie: `codeStyling=${cookie}` });

  expect(first(codeStyling, hash)).toBe(styling);
});

test('where nothing can be kept, a choice still holds on the page', () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  vi.spyOn(document, 'cookie', 'set').mockImplementation(refuse);

  choose(density, 'compact');
  choose(codeStyling, 'tailwind');

  expect([held(density), held(codeStyling)]).toEqual(['compact', 'tailwind']);
});

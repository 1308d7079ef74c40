import { beforeEach, expect, test, vi } from 'vitest';
import { offerSchemes } from './offerSchemes.ts';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = ['system', 'light', 'dark']
    .map((value) => `<input type="radio" name="scheme" value="${value}" data-scheme-choice="">`)
    .join('');
});

test('what was chosen before is marked', () => {
  localStorage.setItem('tearsheet:scheme', 'dark');

  offerSchemes();

  expect(radio('dark').checked).toBe(true);
});

test('a choice shows at once and is kept', () => {
  offerSchemes();

  radio('dark').click();

  expect(document.documentElement.dataset.scheme).toBe('dark');
  expect(localStorage.getItem('tearsheet:scheme')).toBe('dark');
});

test('a choice in another tab is followed', () => {
  offerSchemes();

  dispatchEvent(new StorageEvent('storage', { key: 'tearsheet:scheme', newValue: 'light' }));

  expect(radio('light').checked).toBe(true);
  expect(document.documentElement.dataset.scheme).toBe('light');
});

function radio(value: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`[value=${value}]`);
  if (!found) throw new Error(`There is no choice ${value}.`);
  return found;
}

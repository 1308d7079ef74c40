import { beforeEach, expect, test, vi } from 'vitest';
import { rememberTabs } from './tabs.ts';

vi.stubGlobal('scrollBy', () => {});

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML =
    tabs('one', 'manager', ['npm', 'pnpm']) +
    tabs('two', 'manager', ['npm', 'pnpm']) +
    tabs('three', 'language', ['npm', 'pnpm']);
});

test('one choice holds for all tabs about the same thing', () => {
  rememberTabs();

  input('one', 'pnpm').click();

  expect(input('two', 'pnpm').checked).toBe(true);
  expect(input('three', 'pnpm').checked).toBe(false);
});

test('the choice is there again on the next page', () => {
  localStorage.setItem('tearsheet:tabs:manager', 'pnpm');

  rememberTabs();

  expect(input('one', 'pnpm').checked).toBe(true);
});

test('a remembered tab that is not offered here changes nothing', () => {
  localStorage.setItem('tearsheet:tabs:manager', 'yarn');

  rememberTabs();

  expect(input('one', 'npm').checked).toBe(true);
});

test('a choice in another tab of the browser is followed', () => {
  rememberTabs();

  dispatchEvent(new StorageEvent('storage', { key: 'tearsheet:tabs:manager', newValue: 'pnpm' }));

  expect(input('two', 'pnpm').checked).toBe(true);
});

function tabs(name: string, storage: string, values: string[]): string {
  const inputs = values.map(
    (value, index) =>
      `<input type="radio" name="${name}" value="${value}" ${index === 0 ? 'checked' : ''}>`,
  );
  return `<div class="code-tabs" data-storage="${storage}">${inputs.join('')}</div>`;
}

function input(name: string, value: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`[name=${name}][value=${value}]`);
  if (!found) throw new Error(`There is no tab ${value}.`);
  return found;
}

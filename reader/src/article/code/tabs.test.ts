import { beforeEach, expect, test, vi } from 'vitest';
import { show } from '../../preferences/preference.client.ts';
import { preferences } from '../../preferences/preferences.client.ts';
import { rememberTabs } from './tabs.client.ts';

vi.stubGlobal('scrollBy', () => {});

beforeEach(() => {
  localStorage.clear();
  show(preferences.packageManager, 'npm');
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

test('choosing a tab about a preference is choosing the preference', () => {
  document.body.innerHTML = tabs('install', 'package-manager', ['npm', 'pnpm']);
  rememberTabs();

  input('install', 'pnpm').click();

  expect(document.documentElement.dataset.packageManager).toBe('pnpm');
  expect(localStorage.getItem('tearsheet:package-manager')).toBe('pnpm');
});

test('a preference chosen elsewhere on the page selects its tabs', async () => {
  document.body.innerHTML =
    tabs('install', 'package-manager', ['npm', 'yarn']) +
    tabs('add', 'package-manager', ['npm', 'pnpm']);
  rememberTabs();

  show(preferences.packageManager, 'yarn');

  await vi.waitFor(() => expect(input('install', 'yarn').checked).toBe(true));
  expect(input('add', 'npm').checked).toBe(true);
});

test('a tab that is no value of the preference shows, and chooses nothing', () => {
  document.body.innerHTML = tabs('install', 'package-manager', ['npm', 'deno']);
  rememberTabs();

  input('install', 'deno').click();

  expect(input('install', 'deno').checked).toBe(true);
  expect(document.documentElement.dataset.packageManager).toBe('npm');
  expect(localStorage).toHaveLength(0);
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

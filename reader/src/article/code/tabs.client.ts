// Code in tabs, and lists in several looks: one choice of whatever they are about, for the whole site.

import { choose as choosePreference } from '../../preferences/choose.client.ts';
import { keep, onChosenElsewhere, recall } from '../../preferences/memory.client.ts';
import { asValue } from '../../preferences/preference.client.ts';
import { findPreference } from '../../preferences/preferences.client.ts';
import { watchPreferences } from '../../preferences/watchPreferences.client.ts';
import { keepInView } from '../../ui/keepInView.client.ts';

/** Shows what the visitor chose before, and remembers what is chosen now. */
export function rememberTabs(): void {
  for (const tabs of document.querySelectorAll<HTMLElement>('[data-storage]')) {
    const storage = tabs.dataset.storage ?? '';
    if (!findPreference(storage)) select(storage, recall(keyOf(storage)));
  }
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement) choose(target);
  });
  onChosenElsewhere((key, value) => {
    if (key.startsWith(keyOf(''))) select(key.slice(keyOf('').length), value);
  });
  watchPreferences(({ name }, value) => select(name, value));
}

function choose(input: HTMLInputElement): void {
  const storage = input.closest<HTMLElement>('[data-storage]')?.dataset.storage;
  if (!storage) return;

  // Tabs further up may become longer.
  keepInView(input, () => {
    remember(storage, input.value);
    select(storage, input.value);
  });
}

/** Some tabs are about a preference of the visitor; others only share their choice. */
function remember(storage: string, tab: string): void {
  const preference = findPreference(storage);
  const value = preference && asValue(preference, tab);
  if (preference && value) choosePreference(preference, value);
  else if (!preference) keep(keyOf(storage), tab);
}

/** Selects a tab in every group of a storage key; a group without it keeps what it shows. */
function select(storage: string, value: string | null): void {
  for (const tabs of document.querySelectorAll<HTMLElement>('[data-storage]')) {
    if (tabs.dataset.storage !== storage) continue;

    for (const input of tabs.querySelectorAll<HTMLInputElement>('input[type="radio"]')) {
      if (input.value === value) input.checked = true;
    }
  }
}

function keyOf(storage: string): string {
  return `tabs:${storage}`;
}

import { choose, forget } from '../../preferences/choose.ts';
import { asValue } from '../../preferences/preference.ts';
import { ALL, findPreference } from '../../preferences/preferences.ts';
import { watchPreferences } from '../../preferences/watchPreferences.ts';

/** Opens and closes the drawer of settings, and lets every choice hold at once. */
export function offerSettings(): void {
  const opener = document.querySelector<HTMLElement>('[commandfor="shell-settings"]');
  const drawer = document.querySelector<HTMLDialogElement>('#shell-settings');
  // A demo in a document of its own has no frame around it.
  if (!opener || !drawer) return;

  // Other browsers know what the button is for, and have opened the drawer already.
  if (!('commandForElement' in opener)) {
    opener.addEventListener('click', () => drawer.showModal());
  }
  drawer.addEventListener('click', ({ target }) => press(drawer, target));
  drawer.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement) take(target);
  });
  watchPreferences(({ name }, value) => mark(drawer, name, value));
}

function press(drawer: HTMLDialogElement, target: EventTarget | null): void {
  // The sheet covers all of the drawer, so only the shade behind it is the drawer itself.
  if (target === drawer) drawer.close();
  if (target instanceof HTMLElement && target.dataset.reset !== undefined) ALL.forEach(forget);
}

function take(radio: HTMLInputElement): void {
  const preference = findPreference(radio.name);
  const value = preference && asValue(preference, radio.value);
  if (preference && value) choose(preference, value);
}

function mark(drawer: HTMLDialogElement, name: string, value: string): void {
  const radio = drawer.querySelector<HTMLInputElement>(`[name="${name}"][value="${value}"]`);
  if (radio) radio.checked = true;
}

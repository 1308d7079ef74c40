// The drawer with all that a visitor may choose; every choice holds at once.

import { choose, forget } from '../../preferences/choose.client.ts';
import { asValue } from '../../preferences/preference.client.ts';
import { ALL, findPreference } from '../../preferences/preferences.client.ts';
import { watchPreferences } from '../../preferences/watchPreferences.client.ts';
import { isAtHome } from '../../startup/isAtHome.ts';
import { adoptStyles } from '../../styles/adoptStyles.client.ts';
import * as texts from '../../styles/generated/texts.ts';
import { icons } from '../../ui/Icon/icons.ts';
import { type Choices, offered } from './offered.client.ts';
import styles from './SettingsDrawer.css?inline';

adoptStyles(styles);

/** A dialog at the end of the window that shows what holds, wherever it was chosen. */
export class SettingsDrawer {
  readonly #drawer = document.createElement('dialog');

  constructor() {
    this.#drawer.id = 'shell-settings';
    this.#drawer.className = 'settings';
    this.#drawer.ariaLabel = texts.settings;
    this.#drawer.innerHTML = SHEET;
    this.#drawer.addEventListener('click', ({ target }) => this.#press(target));
    this.#drawer.addEventListener('change', ({ target }) => {
      if (target instanceof HTMLInputElement) take(target);
    });
    watchPreferences(({ name }, value) => this.#mark(name, value));
  }

  open(): void {
    if (!this.#drawer.isConnected) {
      // Where pages are exchanged under an author's eyes, the last one has taken it along.
      this.#drawer.open = false;
      document.body.append(this.#drawer);
    }
    if (!this.#drawer.open) this.#drawer.showModal();
  }

  #press(target: EventTarget | null): void {
    // The sheet covers all of the drawer, so only the shade behind it is the drawer itself.
    if (target === this.#drawer) this.#drawer.close();
    if (target instanceof HTMLElement && target.dataset.reset !== undefined) ALL.forEach(forget);
  }

  #mark(name: string, value: string): void {
    const selector = `[name="${name}"][value="${value}"]`;
    const radio = this.#drawer.querySelector<HTMLInputElement>(selector);
    if (radio) radio.checked = true;
  }
}

function take(radio: HTMLInputElement): void {
  const preference = findPreference(radio.name);
  const value = preference && asValue(preference, radio.value);
  if (preference && value) choose(preference, value);
}

/** Only where there is an offline worker something can be kept for it. */
const OFFLINE = `<a class="settings-offline" href="/offline/">${texts.offlineTitle}</a>`;

const SHEET = `
<form class="settings-sheet" method="dialog">
  <div class="settings-head">
    <span class="settings-title">${texts.settings}</span>
    <button class="icon-button" aria-label="${texts.closeSettings}">${draw('close')}</button>
  </div>
  <div class="settings-groups">${offered().map(group).join('')}</div>
  <div class="settings-foot">
    ${isAtHome(location.hostname, document.documentElement.dataset.home) ? OFFLINE : ''}
    <button class="settings-reset" type="button" data-reset>${texts.resetSettings}</button>
  </div>
</form>`;

/** A row of values, of which the visitor takes one. */
function group({ preference: { name }, title, choices }: Choices): string {
  const labels = choices.map(
    ({ value, text, icon }) =>
      `<label class="choices-choice">
        <input class="choices-radio" type="radio" name="${name}" value="${value}">
        ${icon ? draw(icon) : ''}${text}
      </label>`,
  );
  return `
  <fieldset class="choices" data-preference="${name}">
    <legend class="choices-title">${title}</legend>
    <div class="choices-row">${labels.join('')}</div>
  </fieldset>`;
}

function draw(name: keyof typeof icons): string {
  return `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${icons[name]}"/></svg>`;
}

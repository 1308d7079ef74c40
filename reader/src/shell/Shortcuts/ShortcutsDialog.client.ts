// The list of all shortcuts, with the switch that puts the single letters to rest.

import { areLettersOn, switchLetters } from '../../preferences/singleLetters.client.ts';
import { hasCommandKey } from '../../startup/platform.client.ts';
import { adoptStyles } from '../../styles/adoptStyles.client.ts';
import * as texts from '../../styles/generated/texts.ts';
import styles from './ShortcutsDialog.css?inline';
import type { Shortcut } from './shortcuts.client.ts';

const TITLE = 'shortcuts-title';

adoptStyles(styles);

/** A dialog that is made anew each time, and gone when it closes. */
export class ShortcutsDialog {
  readonly #dialog = document.createElement('dialog');

  constructor(shortcuts: readonly Shortcut[]) {
    this.#dialog.className = 'modal shortcuts';
    this.#dialog.setAttribute('aria-labelledby', TITLE);
    this.#dialog.append(createHead(), createList(shortcuts), createSwitch());
    this.#dialog.addEventListener('close', () => this.#dialog.remove());
    this.#dialog.addEventListener('click', ({ target }) => {
      // The dialog itself is only hit around its contents.
      if (target === this.#dialog) this.#dialog.close();
    });
  }

  /** Shows the dialog above the page. */
  open(): void {
    document.body.append(this.#dialog);
    this.#dialog.showModal();
  }
}

function createHead(): HTMLElement {
  const form = document.createElement('form');
  form.method = 'dialog';
  form.className = 'shortcuts-head';
  const title = document.createElement('h2');
  title.id = TITLE;
  title.textContent = texts.shortcuts;
  const close = document.createElement('button');
  close.className = 'modal-button';
  close.textContent = texts.close;
  form.append(title, close);
  return form;
}

function createList(shortcuts: readonly Shortcut[]): HTMLElement {
  const list = document.createElement('dl');
  for (const { key, words, chord } of shortcuts) {
    const row = document.createElement('div');
    const name = document.createElement('dt');
    name.textContent = words;
    const keys = document.createElement('dd');
    keys.append(...(chord ? [keyCap(chordName(chord)), ' ', keyCap(key)] : [keyCap(key)]));
    row.append(name, keys);
    list.append(row);
  }
  return list;
}

function createSwitch(): HTMLElement {
  const label = document.createElement('label');
  const box = document.createElement('input');
  box.type = 'checkbox';
  box.checked = areLettersOn();
  box.addEventListener('change', () => switchLetters(box.checked));
  label.append(box, texts.singleKeys);
  return label;
}

function keyCap(text: string): HTMLElement {
  const cap = document.createElement('kbd');
  cap.textContent = text;
  return cap;
}

function chordName(chord: string): string {
  return `${hasCommandKey() ? '⌘' : 'Ctrl'} ${chord.toUpperCase()}`;
}

// What the search dialog is made of.

import * as texts from '../theme/generated/texts.ts';
import type { Place } from './answers.ts';

export interface SearchParts {
  dialog: HTMLDialogElement;
  field: HTMLInputElement;
  heading: HTMLElement;
  list: HTMLElement;
  status: HTMLElement;
}

const LIST = 'search-places';

/** Builds the dialog, empty and closed. */
export function createSearch(): SearchParts {
  const dialog = create('dialog', { class: 'modal search', 'aria-label': texts.goToPage });
  const field = create('input', fieldAttributes);
  const heading = create('p', { class: 'search-heading' });
  const list = create('div', { id: LIST, class: 'search-places', role: 'listbox' });
  const status = create('p', { role: 'status', dir: 'auto' });

  dialog.append(head(field), heading, list, foot(status));
  return { dialog, field, heading, list, status };
}

/** Builds one row: a link, so that all that can be done with links can be done with it. */
export function createOption({ address, title, around }: Place, number: number): HTMLElement {
  const option = create('a', {
    id: `${LIST}-${number}`,
    class: 'search-place',
    role: 'option',
    href: address,
    // The focus stays in the field.
    tabindex: '-1',
    'aria-selected': 'false',
  });
  option.append(create('span', {}, title), ' ', create('small', {}, around));
  return option;
}

const fieldAttributes = {
  class: 'search-field',
  type: 'text',
  inputmode: 'search',
  role: 'combobox',
  placeholder: texts.searchPlaceholder,
  'aria-label': texts.searchPlaceholder,
  'aria-controls': LIST,
  'aria-expanded': 'false',
  'aria-autocomplete': 'list',
  autocomplete: 'off',
  autocapitalize: 'off',
  spellcheck: 'false',
  enterkeyhint: 'go',
};

function head(field: HTMLElement): HTMLElement {
  const form = create('form', { class: 'search-head', method: 'dialog' });
  form.append(field, create('button', { class: 'modal-button' }, texts.close));
  return form;
}

function foot(status: HTMLElement): HTMLElement {
  const line = create('div', { class: 'search-foot' });
  const attributes = { class: 'modal-button', type: 'button', 'data-shortcuts': '' };
  line.append(status, create('button', attributes, texts.shortcuts));
  return line;
}

function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
  text = '',
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.textContent = text;
  return made;
}

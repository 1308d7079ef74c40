// What the search dialog is made of.

import * as texts from '../styles/generated/texts.ts';
import { create } from './create.client.ts';
import { drawSign } from './drawSign.client.ts';

export interface SearchParts {
  dialog: HTMLDialogElement;
  field: HTMLInputElement;
  /** Where the chips go. */
  chips: HTMLElement;
  list: HTMLElement;
  /** What lies beside rows that can be removed. */
  removers: HTMLElement;
  /** Stands above the rows, or in their place, for the eye; the status says it to whoever listens. */
  notice: HTMLElement;
  status: HTMLElement;
}

const LIST = 'search-list';

/** Builds the dialog, empty and closed. */
export function createSearch(): SearchParts {
  const dialog = create('dialog', { class: 'modal search', 'aria-label': texts.search });
  const field = create('input', fieldAttributes);
  const chips = create('div', { class: 'search-filters' });
  const list = create('div', listAttributes);
  const removers = create('div', { class: 'search-removers' });
  const notice = create('p', { class: 'search-notice', 'aria-hidden': 'true' });
  const status = create('p', { role: 'status', dir: 'auto' });

  const results = create('div', { class: 'search-results' }, list, removers);
  dialog.append(head(field), chips, notice, results, foot(status));
  return { dialog, field, chips, list, removers, notice, status };
}

const fieldAttributes = {
  class: 'search-field',
  type: 'text',
  inputmode: 'search',
  role: 'combobox',
  placeholder: texts.searchWords,
  'aria-label': texts.search,
  'aria-controls': LIST,
  'aria-expanded': 'false',
  'aria-autocomplete': 'list',
  autocomplete: 'off',
  autocapitalize: 'off',
  autocorrect: 'off',
  spellcheck: 'false',
  enterkeyhint: 'go',
};

const listAttributes = {
  id: LIST,
  class: 'search-list',
  role: 'listbox',
  // Walked from the field: otherwise what scrolls is a stop of its own for Tab.
  tabindex: '-1',
  'aria-label': texts.searchResults,
};

function head(field: HTMLElement): HTMLElement {
  const form = create('form', { class: 'search-head', method: 'dialog' });
  form.append(drawSign('search'), field, create('button', { class: 'modal-button' }, texts.close));
  return form;
}

function foot(status: HTMLElement): HTMLElement {
  const attributes = { class: 'modal-button', type: 'button', 'data-shortcuts': '' };
  return create(
    'div',
    { class: 'search-foot' },
    status,
    create('button', attributes, texts.shortcuts),
  );
}

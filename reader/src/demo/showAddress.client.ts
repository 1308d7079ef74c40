// A link to a demo of this page: its place, its variant, its code, its view.

import { makeElement } from '../elements/makeElement.client.ts';
import type { CodeStyling } from '../preferences/codeStyling.ts';
import * as texts from '../styles/generated/texts.ts';
import { formatText } from '../ui/formatText.ts';
import { parseAddress } from './address.client.ts';
import { changeView } from './changeView.client.ts';
import type { DemoStore } from './DemoStore.client.ts';
import { STYLING_NAMES } from './toolbar/stylingNames.ts';

/** Shows what an address asks for, if it is one of a demo of this page. */
export async function showAddress(stores: readonly DemoStore[], hash: string): Promise<void> {
  const address = parseAddress(hash);
  // The demo of that name which stands first on the page.
  const store = stores.find(({ name }) => name === address?.name);
  if (!address || !store) return;

  if (address.styling) tellLacking(store, address.styling);
  if (address.language) store.openCode();
  // Most addresses the engine has written into the page, and the browser has found the place by itself.
  if (!document.getElementById(hash.slice(1))) goTo(store, hash);

  // An address without a view shows the demo as its page, also to somebody who goes back to it.
  await changeView(store, address.view);
  if (address.edit) {
    const { resumeEdit } = await import('./editor/resumeEdit.client.ts');
    await resumeEdit(store, address.edit);
  }
}

/** Says that a demo does not come in a styling, where it does not. */
function tellLacking(store: DemoStore, styling: CodeStyling): void {
  const { stylings } = store.getState();
  if (stylings.includes(styling)) return;

  const has = new Intl.ListFormat('en').format(stylings.map((known) => STYLING_NAMES[known]));
  const names = { styling: STYLING_NAMES[styling], stylings: has };
  store.change({ note: formatText(texts.noSuchVariant, names) });
}

/** Gives the browser a place of that name and sends it there, as to any other. */
function goTo({ element }: DemoStore, hash: string): void {
  element.prepend(makeElement('span', { className: 'demo-address', id: hash.slice(1) }));
  location.replace(hash);
}

// The link to a demo as it is on screen: its variant, its view and what the visitor made of its code.

import { preferences } from '../preferences/preferences.client.ts';
import { type DemoAddress, parseAddress, writeAddress } from './address.client.ts';
import type { DemoStore } from './DemoStore.client.ts';
import { editedFiles } from './edits.client.ts';
import { publishedFiles } from './files.client.ts';

/** Writes that link's part behind the address of the page, with its `#`. */
export async function writeLink(store: DemoStore): Promise<string> {
  const { variant, stylings, view, isCodeOpen } = store.getState();
  const { styling, language } = variant;
  const edit = await writeEdit(store);
  const hasStylings = stylings.length > 1;
  // A demo of one styling has to name the code where it is open, or not in the default language.
  const isMeant = isCodeOpen || language !== preferences.codeVariant.usual;
  return writeAddress({
    name: store.name,
    ...(hasStylings && { styling }),
    // A styling is read only in front of a file name: without the ending the link would not name it.
    ...((edit || hasStylings || isMeant) && { language }),
    view,
    ...(edit && { edit }),
  });
}

/** Lets the address of the page, if it is of this demo, say no more than which variant is meant. */
export function forgetInAddress(store: DemoStore): void {
  rewriteAddress(store, ({ edit: _, ...address }) => ({ ...address, view: {} }));
}

/** Lets the address of the page, if it is of this demo, say nothing of an edit. */
export function forgetEditInAddress(store: DemoStore): void {
  rewriteAddress(store, ({ edit: _, ...address }) => address);
}

function rewriteAddress({ name }: DemoStore, change: (address: DemoAddress) => DemoAddress): void {
  const address = parseAddress(location.hash);
  if (address?.name !== name) return;

  history.replaceState(history.state, '', writeAddress(change(address)));
}

async function writeEdit(store: DemoStore): Promise<string | undefined> {
  const { variant } = store.getState();
  const edited = editedFiles(store, variant);
  if (!edited) return undefined;

  const { encodeEdit } = await import('./editor/encodeEdit.ts');
  return encodeEdit(publishedFiles(store, variant), edited);
}

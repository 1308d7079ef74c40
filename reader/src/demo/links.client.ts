// The link to a demo as it is on screen: its cut, its view and what the visitor made of its code.

import { preferences } from '../preferences/preferences.client.ts';
import { type DemoAddress, parseAddress, writeAddress } from './address.client.ts';
import { viewOf } from './DemoView.client.ts';
import { editsOf } from './edits.client.ts';
import { publishedFiles } from './files.client.ts';
import { type Cut, nameOf, shownCut, sourceOf, stylingsOf } from './variants.client.ts';

/** Writes that link's part behind the address of the page, with its `#`. */
export async function writeLink(demo: HTMLElement): Promise<string> {
  const cut = shownCut(demo);
  const edit = await writeEdit(demo, cut);
  const hasStylings = stylingsOf(demo).length > 1;
  return writeAddress({
    name: nameOf(demo),
    ...(hasStylings && { styling: cut.styling }),
    // A styling is read only in front of a file name: without the ending the link would not name it.
    ...((edit || hasStylings || isMeant(demo, cut)) && { variant: cut.variant }),
    setting: viewOf(demo).setting,
    ...(edit && { edit }),
  });
}

/** Whether a link to a demo of one styling has to name the code: it is open, or not in the default language. */
function isMeant(demo: HTMLElement, { variant }: Cut): boolean {
  return sourceOf(demo)?.open || variant !== preferences.codeVariant.usual;
}

/** Lets the address of the page, if it is of this demo, say no more than which cut is meant. */
export function forgetInAddress(demo: HTMLElement): void {
  rewriteAddress(demo, ({ edit: _, ...address }) => ({ ...address, setting: {} }));
}

/** Lets the address of the page, if it is of this demo, say nothing of an edit. */
export function forgetEditInAddress(demo: HTMLElement): void {
  rewriteAddress(demo, ({ edit: _, ...address }) => address);
}

function rewriteAddress(demo: HTMLElement, change: (address: DemoAddress) => DemoAddress): void {
  const address = parseAddress(location.hash);
  if (address?.name !== nameOf(demo)) return;

  history.replaceState(history.state, '', writeAddress(change(address)));
}

async function writeEdit(demo: HTMLElement, cut: Cut): Promise<string | undefined> {
  const edited = editsOf(demo).files(cut);
  if (!edited) return undefined;

  const { encodeEdit } = await import('./editor/encodeEdit.ts');
  return encodeEdit(publishedFiles(demo, cut), edited);
}

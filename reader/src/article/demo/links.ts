// The link to a demo as it is on screen: its cut, its view and what the visitor made of its code.

import { parseAddress, writeAddress } from './address.ts';
import { viewOf } from './DemoView.ts';
import { editsOf } from './edits.ts';
import { type Cut, nameOf, publishedFiles, shownCut, stylingsOf } from './files.ts';

/** Writes that link's part behind the address of the page, with its `#`. */
export async function writeLink(demo: HTMLElement): Promise<string> {
  const cut = shownCut(demo);
  const edit = await writeEdit(demo, cut);
  return writeAddress({
    name: nameOf(demo),
    ...(stylingsOf(demo).length > 1 && { styling: cut.styling }),
    variant: cut.variant,
    setting: viewOf(demo).setting,
    ...(edit && { edit }),
  });
}

/** Lets the address of the page, if it is of this demo, say no more than which cut is meant. */
export function forgetInAddress(demo: HTMLElement): void {
  const { edit: _, ...address } = parseAddress(location.hash) ?? { name: '' };
  if (address.name !== nameOf(demo)) return;

  history.replaceState(history.state, '', writeAddress({ ...address, setting: {} }));
}

async function writeEdit(demo: HTMLElement, cut: Cut): Promise<string | undefined> {
  const edited = editsOf(demo).files(cut);
  if (!edited) return undefined;

  const { encodeEdit } = await import('./editing/encodeEdit.ts');
  return encodeEdit(publishedFiles(demo, cut), edited);
}

// A link to a demo of this page: its place, its cut, its code, its view.

import type { CodeStyling } from '../preferences/codeStyling.ts';
import * as texts from '../styles/generated/texts.ts';
import { parseAddress } from './address.client.ts';
import { viewOf } from './DemoView.client.ts';
import { showNote } from './notes.client.ts';
import { STYLING_NAMES } from './toolbar/stylingNames.ts';
import { shownCut, sourceOf, stylingsOf } from './variants.client.ts';

/** Shows what an address asks for, if it is one of a demo of this page. */
export async function showAddress(hash: string): Promise<void> {
  const address = parseAddress(hash);
  const demo = address && findDemo(address.name);
  if (!address || !demo) return;

  if (address.styling) sayLacking(demo, address.styling);
  const source = sourceOf(demo);
  if (source && address.variant) source.open = true;
  // Most addresses the engine has written into the page, and the browser has found the place by itself.
  if (!document.getElementById(hash.slice(1))) goTo(demo, hash);

  // An address without a view shows the demo as its page, also to somebody who goes back to it.
  await viewOf(demo).change(address.setting);
  if (address.edit) {
    const { resumeEdit } = await import('./editor/resumeEdit.client.ts');
    await resumeEdit(demo, shownCut(demo), address.edit);
  }
}

/** The demo of that name which stands first on the page. */
function findDemo(name: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`.demo[data-name="${name}"]`);
}

/** Says that a demo does not come in a styling, where it does not. */
function sayLacking(demo: HTMLElement, styling: CodeStyling): void {
  const stylings = stylingsOf(demo);
  if (stylings.includes(styling)) return;

  const has = new Intl.ListFormat('en').format(stylings.map((known) => STYLING_NAMES[known]));
  showNote(
    demo,
    texts.noSuchCut.replace('{styling}', STYLING_NAMES[styling]).replace('{stylings}', has),
  );
}

/** Gives the browser a place of that name and sends it there, as to any other. */
function goTo(demo: HTMLElement, hash: string): void {
  const place = document.createElement('span');
  place.className = 'demo-address';
  place.id = hash.slice(1);
  demo.prepend(place);
  location.replace(hash);
}

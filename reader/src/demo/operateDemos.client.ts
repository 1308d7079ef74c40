// What operates the demos of a page; loaded only where there are some.

import { watchPreferences } from '../preferences/watchPreferences.client.ts';
import { adoptStyles } from '../styles/adoptStyles.client.ts';
import { viewOf } from './DemoView.client.ts';
import { offerEditing } from './editor/offerEditing.client.ts';
import { clearNote } from './notes.client.ts';
import { DemoToolbar } from './toolbar/DemoToolbar.client.ts';
import barStyles from './toolbar/DemoToolbar.css?inline';

interface FilledBar {
  readonly bar: DemoToolbar;
  readonly cuts: string | undefined;
}

/** Demos are named as components are. */
const MAYBE_DEMO = /^#([a-z]+-)?[A-Z]/;

const filled = new WeakMap<HTMLElement, FilledBar>();
let listens = false;

/** Gives every demo its tools; called again, it sees to those that are new. */
export function operateDemos(): void {
  if (!listens) adoptStyles(barStyles);
  for (const demo of allDemos()) fillBar(demo);
  if (!listens) listen();
  listens = true;
}

function fillBar(demo: HTMLElement): void {
  const room = demo.querySelector<HTMLElement>('.demo-bar');
  const { cuts } = demo.dataset;
  // Under an author's eyes a demo may get another cut.
  if (!room || filled.get(room)?.cuts === cuts) return;

  filled.set(room, { bar: new DemoToolbar(demo, room), cuts });
  offerEditing(demo);
}

function listen(): void {
  watchPreferences(({ name }) => {
    if (name === 'code-styling' || name === 'code-variant') allDemos().forEach(showChoice);
  });
  addEventListener('hashchange', followAddress);
  void followAddress();
}

async function followAddress(): Promise<void> {
  if (!MAYBE_DEMO.test(location.hash)) return;

  const { showAddress } = await import('./showAddress.client.ts');
  await showAddress(location.hash);
}

function showChoice(demo: HTMLElement): void {
  const room = demo.querySelector<HTMLElement>('.demo-bar');
  if (room) filled.get(room)?.bar.update();
  clearNote(demo);
  void viewOf(demo).refresh();
}

function allDemos(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('.demo')];
}

// What operates the demos of a page; loaded only where there are some.

import { createRoot } from 'react-dom/client';
import { watchPreferences } from '../preferences/watchPreferences.client.ts';
import { adoptStyles } from '../styles/adoptStyles.client.ts';
import { Demo } from './Demo.island.tsx';
import { DemoStore } from './DemoStore.client.ts';
import { offerEditing } from './editor/offerEditing.client.ts';
import barStyles from './toolbar/DemoToolbar.css?inline';

/** Demos are named as components are. */
const MAYBE_DEMO = /^#([a-z]+-)?[A-Z]/;

/** The demos of this page, in their order as far as they were there from the beginning. */
let stores: readonly DemoStore[] = [];
let listens = false;

/** Gives every demo its tools; called again, it sees to those that are new or were changed by their author. */
export function operateDemos(): void {
  if (!listens) adoptStyles(barStyles);
  stores = stores.filter(({ bar }) => bar.isConnected);
  for (const store of stores) store.followPage();
  for (const element of document.querySelectorAll<HTMLElement>('.demo')) operate(element);
  if (!listens) listen();
  listens = true;
}

function operate(element: HTMLElement): void {
  const tools = element.querySelector<HTMLElement>('.demo-bar');
  // A demo without tools can still be seen otherwise, by its address.
  const bar = tools ?? element;
  if (stores.some((store) => store.bar === bar)) return;

  const store = new DemoStore(element, bar);
  stores = [...stores, store];
  const root = createRoot(tools ?? document.createElement('div'));
  root.render(<Demo store={store} hasTools={tools !== null} />);
  offerEditing(store);
}

function listen(): void {
  watchPreferences(({ name }) => {
    if (name === 'code-styling' || name === 'code-variant') stores.forEach(showChoice);
  });
  addEventListener('hashchange', followAddress);
  void followAddress();
}

async function followAddress(): Promise<void> {
  if (!MAYBE_DEMO.test(location.hash)) return;

  const { showAddress } = await import('./showAddress.client.ts');
  await showAddress(stores, location.hash);
}

function showChoice(store: DemoStore): void {
  store.followPage();
  store.change({ note: '' });
}

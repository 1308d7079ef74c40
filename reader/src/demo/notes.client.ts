// What a demo has to say to its visitor.

import * as texts from '../styles/generated/texts.ts';
import type { DemoStore } from './DemoStore.client.ts';
import type { Confirmation } from './demoState.ts';

/** How long a tool shows that it did what it is for. */
const SHOWN = 4000;

/** Has something read out. */
export function confirm(store: DemoStore, confirmation: Confirmation): void {
  store.change({ confirmation });
  // Forgotten, it can be said again.
  setTimeout(() => {
    if (store.getState().confirmation === confirmation) store.change({ confirmation: undefined });
  }, SHOWN);
}

/** Says that a file did not arrive. */
export function tellNotLoaded(store: DemoStore, error: unknown): void {
  console.error(error);
  store.change({ note: texts.notLoaded });
}

import { useSyncExternalStore } from 'react';
import type { DemoStore } from './DemoStore.client.ts';
import type { DemoState } from './demoState.ts';

/** The state of a demo, followed. */
export function useDemo(store: DemoStore): DemoState {
  return useSyncExternalStore(store.subscribe, store.getState);
}

import type { DemoStore } from '../DemoStore.client.ts';
import { tellNotLoaded } from '../notes.client.ts';
import { loadedInUse, loadInUse } from './loadInUse.client.ts';
import type { ActionName } from './performAction.client.ts';

/** Does what a tool of the bar is for. */
export async function runAction(store: DemoStore, action: ActionName): Promise<void> {
  store.change({ note: '' });
  try {
    // Some browsers let nothing be copied that was not asked for at once.
    const { performAction } = loadedInUse() ?? (await loadInUse());
    await performAction(store, action, action);
  } catch (error) {
    tellNotLoaded(store, error);
  }
}

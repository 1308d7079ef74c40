import type { DemoStore } from './DemoStore.client.ts';
import { tellNotLoaded } from './notes.client.ts';
import { differsFromPage, type ViewSettings } from './viewSettings.ts';

/** Shows a demo otherwise, or as its page again. */
export async function changeView(store: DemoStore, view: ViewSettings): Promise<void> {
  store.change({ view });
  // Most demos are never looked at otherwise, and need nothing that knows how.
  if (!differsFromPage(view)) return;

  try {
    const { PreviewFrames } = await import('./preview-frame/PreviewFrames.island.tsx');
    store.change({ PreviewFrames });
  } catch (error) {
    tellNotLoaded(store, error);
  }
}

// What the document shows, for the theme of a library: now and after every change.

import { useSyncExternalStore } from 'react';
import { type Density, shownDensity } from '../../preferences/shownDensity.client.ts';
import { type Scheme, shownScheme } from '../../preferences/shownScheme.client.ts';

/** The scheme the demo is seen in. */
export function useShownScheme(): Scheme {
  return useSyncExternalStore(watchDocument, shownScheme, () => 'light' as const);
}

/** How close the elements of the demo stand. */
export function useShownDensity(): Density {
  return useSyncExternalStore(watchDocument, shownDensity, () => 'comfortable' as const);
}

function watchDocument(changed: () => void): () => void {
  const watcher = new MutationObserver(changed);
  watcher.observe(document.documentElement, {
    attributeFilter: ['data-scheme', 'data-density', 'data-demos', 'data-in-frame'],
  });
  return () => watcher.disconnect();
}

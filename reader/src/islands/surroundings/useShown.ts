// What the document shows, for the theme of a library: now and after every change.

import { useEffect, useSyncExternalStore } from 'react';
import { type Density, shownDensity } from '../../preferences/shownDensity.ts';
import { type Scheme, shownScheme } from '../../preferences/shownScheme.ts';

/** Tells a library's theme which scheme the document shows. */
export function useShownScheme(tell: (scheme: Scheme) => void): void {
  const scheme = useSyncExternalStore(watchDocument, shownScheme, () => 'light' as const);

  useEffect(() => tell(scheme), [scheme, tell]);
}

/** How close the elements of the demo stand. */
export function useShownDensity(): Density {
  return useSyncExternalStore(watchDocument, shownDensity, () => 'comfortable' as const);
}

function watchDocument(changed: () => void): () => void {
  const watcher = new MutationObserver(changed);
  watcher.observe(document.documentElement, {
    attributeFilter: ['data-scheme', 'data-density', 'data-demos', 'data-apart'],
  });
  return () => watcher.disconnect();
}

import { useEffect, useSyncExternalStore } from 'react';
import { type Scheme, shownScheme } from '../../preferences/shownScheme.ts';

/** Tells a library's theme which scheme the document shows, now and after every change. */
export function useShownScheme(tell: (scheme: Scheme) => void): void {
  const scheme = useSyncExternalStore(watchDocument, shownScheme, () => 'light' as const);

  useEffect(() => tell(scheme), [scheme, tell]);
}

function watchDocument(changed: () => void): () => void {
  const watcher = new MutationObserver(changed);
  watcher.observe(document.documentElement, { attributeFilter: ['data-scheme'] });
  return () => watcher.disconnect();
}

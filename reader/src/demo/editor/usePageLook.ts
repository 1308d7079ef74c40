import { useSyncExternalStore } from 'react';

/** What of the page shows in the frame of edited code as well. */
const WATCHED = ['dir', 'data-scheme', 'data-density'];

/** A text that is another as soon as the page looks otherwise. */
export function usePageLook(): string {
  return useSyncExternalStore(watchPage, readPage);
}

function watchPage(tell: () => void): () => void {
  const watcher = new MutationObserver(tell);
  watcher.observe(document.documentElement, { attributeFilter: WATCHED });
  return () => watcher.disconnect();
}

function readPage(): string {
  return WATCHED.map((name) => document.documentElement.getAttribute(name)).join(' ');
}

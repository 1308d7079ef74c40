import { useSyncExternalStore } from 'react';

/** The query of the page's address as it was opened; undefined while the HTML of the build is hydrated. */
export function useLocationSearch(): string | undefined {
  return useSyncExternalStore(followNothing, readSearch, knowNothing);
}

function followNothing() {
  return () => undefined;
}

function readSearch(): string | undefined {
  return location.search;
}

function knowNothing(): string | undefined {
  return undefined;
}

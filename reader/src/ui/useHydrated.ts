import { useSyncExternalStore } from 'react';

/** Whether the component runs in the browser: what it renders then may differ from the HTML of the build. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}

import { useSyncExternalStore } from 'react';
import { held, type Preference } from './preference.client.ts';

/** What holds on the page, whoever changes it; prerendered is what holds without a choice. */
export function usePreference<Value extends string>(preference: Preference<Value>): Value {
  return useSyncExternalStore(
    watchDocument,
    () => held(preference),
    () => preference.usual,
  );
}

function watchDocument(changed: () => void): () => void {
  const watcher = new MutationObserver(changed);
  watcher.observe(document.documentElement, { attributes: true });
  return () => watcher.disconnect();
}

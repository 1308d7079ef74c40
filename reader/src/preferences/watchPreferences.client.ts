import { held, type Preference } from './preference.client.ts';
import { ALL } from './preferences.client.ts';

/** Tells what holds on the page: of everything at first, then of whatever changes. */
export function watchPreferences(tell: (preference: Preference, value: string) => void): void {
  const watcher = new MutationObserver((changes) => {
    for (const { attributeName } of changes) {
      const changed = ALL.find(({ attribute }) => attribute === attributeName);
      if (changed) tell(changed, held(changed));
    }
  });
  watcher.observe(document.documentElement, {
    attributeFilter: ALL.map(({ attribute }) => attribute),
  });
  for (const preference of ALL) tell(preference, held(preference));
}

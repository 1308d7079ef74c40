// Choices come from elsewhere too: from another tab, from the device, from the link just followed.

import { onChosenElsewhere } from './memory.client.ts';
import { hearOtherTabs } from './otherTabs.client.ts';
import { asValue, held, kept, type Preference, show } from './preference.client.ts';
import { ALL, preferences } from './preferences.client.ts';
import { DEVICE_IS_DARK } from './scheme.client.ts';

/** Keeps the page in step with what is chosen elsewhere. */
export function followPreferences(): void {
  onChosenElsewhere(follow);
  hearOtherTabs(follow);
  matchMedia(DEVICE_IS_DARK).addEventListener('change', () => {
    show(preferences.scheme, held(preferences.scheme));
  });
  addEventListener('hashchange', () => showAsked());
  // What was chosen while this page lay in the back/forward cache, or waited to be looked at.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) showAsked(kept);
  });
  document.addEventListener('prerenderingchange', () => showAsked(kept));
}

function follow(key: string, value: string | null): void {
  const preference = ALL.find((known) => known.key === key);
  if (preference) show(preference, asValue(preference, value) ?? preference.usual);
}

/** Shows what the link asks for; of what it leaves open, what else there is to know. */
function showAsked(find?: (preference: Preference) => string | undefined): void {
  for (const preference of ALL) {
    const value = preference.inHash?.(location.hash) ?? find?.(preference);
    if (value) show(preference, value);
  }
}

// What must be decided before the first paint, so that nothing flashes and nothing moves.

import { first, show } from './preference.client.ts';
import { ALL } from './preferences.client.ts';

/** Shows on the document all that the visitor chose, and what the link asks for. */
export function applyPreferences(): void {
  for (const preference of ALL) show(preference, first(preference, location.hash));
}

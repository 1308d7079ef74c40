// What must be decided before the first paint, so that nothing flashes and nothing moves.

import { chosenDirection, showDirection } from './direction.ts';
import { chosenScheme, showScheme } from './scheme.ts';

/** Shows the visitor's scheme and direction on the document. */
export function applyPreferences(): void {
  showScheme(chosenScheme());
  showDirection(chosenDirection());
}

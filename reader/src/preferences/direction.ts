// The direction of the text: the visitor may ask to see everything from right to left.

import { recall } from './memory.ts';
import type { Direction } from './shownDirection.ts';

/** Reads the choice; anything but `rtl` is the direction of the language. */
export function chosenDirection(): Direction {
  return recall('direction') === 'rtl' ? 'rtl' : 'ltr';
}

/** Puts the direction on the document. */
export function showDirection(direction: Direction): void {
  document.documentElement.dir = direction;
}

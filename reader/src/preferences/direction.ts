// The direction of the text: the visitor may ask to see everything from right to left.

import { recall } from './memory.ts';

export type Direction = 'ltr' | 'rtl';

/** Reads the choice; anything but `rtl` is the direction of the language. */
export function chosenDirection(): Direction {
  return recall('direction') === 'rtl' ? 'rtl' : 'ltr';
}

/** Puts the direction on the document. */
export function showDirection(direction: Direction): void {
  document.documentElement.dir = direction;
}

/** The direction on screen now. */
export function shownDirection(): Direction {
  return document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';
}

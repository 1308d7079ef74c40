// Apart from the choice, as with the scheme: live parts only ask what is shown.

export type Direction = 'ltr' | 'rtl';

/** The direction on screen now. */
export function shownDirection(): Direction {
  return document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';
}

// Apart from the choice: live parts ask what is shown, and need nothing of how it was chosen.

export type Scheme = 'light' | 'dark';

/** The scheme on screen now. */
export function shownScheme(): Scheme {
  return document.documentElement.dataset.scheme === 'dark' ? 'dark' : 'light';
}

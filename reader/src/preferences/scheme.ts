// The colour scheme: what the visitor chose, and what that means on this device.

import { keep, recall } from './memory.ts';
import type { Scheme } from './shownScheme.ts';

export const SCHEMES = ['system', 'light', 'dark'] as const;

export type SchemeChoice = (typeof SCHEMES)[number];

/** Reads the choice; anything but a known scheme counts as none. */
export function chosenScheme(): SchemeChoice {
  return asScheme(recall('scheme'));
}

/** Narrows what was read to a scheme there is. */
export function asScheme(value: string | null): SchemeChoice {
  return SCHEMES.find((scheme) => scheme === value) ?? 'system';
}

/** Keeps the choice and shows it at once. */
export function chooseScheme(choice: SchemeChoice): void {
  keep('scheme', choice === 'system' ? null : choice);
  showScheme(choice);
}

/** Puts the scheme on the document, where stylesheets and live parts look for it. */
export function showScheme(choice: SchemeChoice): void {
  document.documentElement.dataset.scheme = choice === 'system' ? systemScheme() : choice;
}

function systemScheme(): Scheme {
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

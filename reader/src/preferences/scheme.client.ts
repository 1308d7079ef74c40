// The color scheme: what the visitor chose, and what that means on this device.

import type { Scheme } from './shownScheme.client.ts';

export const SCHEMES = ['system', 'light', 'dark'] as const;

export type SchemeChoice = (typeof SCHEMES)[number];

/** The question whose answer is the scheme of the device. */
export const DEVICE_IS_DARK = '(prefers-color-scheme: dark)';

/** Puts the scheme on the document, where stylesheets and live parts look for it. */
export function showScheme(choice: SchemeChoice): void {
  document.documentElement.dataset.scheme = choice === 'system' ? systemScheme() : choice;
}

function systemScheme(): Scheme {
  return matchMedia(DEVICE_IS_DARK).matches ? 'dark' : 'light';
}

// All that a visitor may choose.

import { CODE_STYLINGS, codeStylingInHash } from './codeStyling.ts';
import { CODE_VARIANTS, codeVariantInHash } from './codeVariant.ts';
import type { Preference } from './preference.client.ts';
import { SCHEMES, showScheme } from './scheme.client.ts';

export const preferences = {
  // What is chosen, beside what is seen: only the first says that the device decides.
  scheme: {
    ...storedAs('scheme'),
    values: SCHEMES,
    usual: 'system',
    attribute: 'data-chosen-scheme',
    alsoShow: showScheme,
  },
  direction: {
    ...storedAs('direction'),
    values: ['ltr', 'rtl'],
    usual: 'ltr',
    attribute: 'dir',
  },
  density: {
    ...storedAs('density'),
    values: ['comfortable', 'compact'],
    usual: 'comfortable',
    attribute: 'data-density',
  },
  codeVariant: {
    name: 'code-variant',
    values: CODE_VARIANTS,
    usual: 'TS',
    key: 'codeVariant',
    inCookie: true,
    attribute: 'data-code-variant',
    inHash: codeVariantInHash,
  },
  codeStyling: {
    name: 'code-styling',
    values: CODE_STYLINGS,
    usual: 'system',
    key: 'codeStyling',
    inCookie: true,
    attribute: 'data-code-styling',
    inHash: codeStylingInHash,
  },
  packageManager: {
    ...storedAs('package-manager'),
    values: ['npm', 'pnpm', 'yarn', 'bun'],
    usual: 'npm',
    attribute: 'data-package-manager',
  },
  // Chosen where a line is too long, beside the button that copies it.
  wrap: {
    ...storedAs('wrap'),
    values: ['off', 'on'],
    usual: 'off',
    attribute: 'data-wrap',
  },
  // How props, slots and classes are listed, chosen beside each such list.
  facts: {
    ...storedAs('facts'),
    values: ['table', 'list', 'compact'],
    usual: 'table',
    attribute: 'data-facts',
  },
} as const satisfies Record<string, Preference>;

/** All of them, in the order in which they are offered. */
export const ALL: readonly Preference[] = Object.values(preferences);

/** Finds a preference by its name; most names of tabs belong to none. */
export function findPreference(name: string | undefined): Preference | undefined {
  return ALL.find((preference) => preference.name === name);
}

/** Most are kept under their own name. */
function storedAs(name: string) {
  return { name, key: name };
}

// The words of the interface; a translation replaces what it names.

import * as english from '../styles/generated/texts.ts';
import type { Translations } from './site.ts';

export type Texts = typeof english;

/** The words to show: the translation where there is one, English otherwise. */
export function textsIn(translations: Translations | undefined): Texts {
  return { ...english, ...translations };
}

/** What a flag of a navigation row is called; nothing for a flag there is no word for. */
export function flagText(flag: string, texts: Texts): string | undefined {
  const known = FLAGS.find((name) => name === flag);
  return known && texts[known];
}

const FLAGS = [
  'newFeature',
  'beta',
  'unstable',
  'planned',
  'unwritten',
  'legacy',
  'deprecated',
] as const;

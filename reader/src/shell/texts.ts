// Every word of the shell, in one place; a translation replaces what it names.

import type { Translations } from './site.ts';

const english = {
  skipToContent: 'Skip to content',
  openNavigation: 'Open the navigation',
  closeNavigation: 'Close',
  products: 'Products',
  version: 'version',
  repository: 'Source code',
  appearance: 'Appearance',
  colourScheme: 'Colour scheme',
  schemeSystem: 'System',
  schemeLight: 'Light',
  schemeDark: 'Dark',
  navigation: 'Pages',
  contents: 'On this page',
  closeContents: 'Close',
  neighbours: 'Previous and next page',
  pageLinks: 'About this page',
  opensElsewhere: '(another site)',
  newFeature: 'New',
  beta: 'Beta',
  unstable: 'Preview',
  planned: 'Planned',
  legacy: 'Legacy',
  deprecated: 'Deprecated',
  pro: 'Pro',
  premium: 'Premium',
};

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

const FLAGS = ['newFeature', 'beta', 'unstable', 'planned', 'legacy', 'deprecated'] as const;

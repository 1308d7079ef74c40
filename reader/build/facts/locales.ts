// The locales of a package: which of its texts each translates.

import { isObject } from '../isObject.ts';
import type { Exports } from './readFacts.ts';

export interface LocaleFacts {
  name: string;
  /** In English, such as "German (Germany)". */
  language: string;
  /** The paths of the texts it has. */
  texts: readonly string[];
}

/** Reads the locales among the exports of a module; each is a theme with default props. */
export function readLocales(exports: Exports): readonly LocaleFacts[] {
  return Object.entries(exports)
    .filter(([, locale]) => isObject(locale) && isObject(locale.components))
    .map(([name, locale]) => ({ name, language: languageOf(name), texts: [...textsOf(locale)] }))
    .sort((one, other) => one.language.localeCompare(other.language, 'en'));
}

/** Texts are default props; a prop with a table of texts has one for each of its keys. */
function* textsOf(locale: unknown): Generator<string> {
  for (const [component, { defaultProps }] of Object.entries(componentsOf(locale))) {
    for (const [prop, value] of Object.entries(defaultProps ?? {})) {
      if (!isObject(value)) yield `${component}.${prop}`;
      else yield* tableOf(value);
    }
  }
}

/** Tables within a table belong to another package. */
function* tableOf(table: Record<string, unknown>): Generator<string> {
  for (const [key, value] of Object.entries(table)) {
    if (value !== undefined && !isObject(value)) yield key;
  }
}

type Components = Record<string, { defaultProps?: Record<string, unknown> }>;

function componentsOf(locale: unknown): Components {
  return (locale as { components: Components }).components;
}

/** Exports are called like `deDE`, `kuLatn` or `mk`. */
function languageOf(name: string): string {
  const [, language = name, region = ''] = /^([a-z]+)(.*)$/.exec(name) ?? [];
  const names = new Intl.DisplayNames('en', { type: 'language' });
  for (const tag of [region ? `${language}-${region}` : language, region.toLowerCase()]) {
    try {
      return names.of(tag) ?? tag;
    } catch {
      // The three letters after some names are a language of their own.
    }
  }
  return name;
}

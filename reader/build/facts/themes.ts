// The default theme of a package, and the CSS variables that it can write.

import { differences, type PlainObject, plainTheme } from '../../src/prerender/themeTree.node.ts';
import { isObject } from '../isObject.ts';
import type { Exports } from './readFacts.ts';

export interface ThemeFacts {
  light: PlainObject;
  /** What differs in the dark. */
  dark: PlainObject;
  /** The CSS variables by name, each with its light and its dark value. */
  variables: Readonly<Record<string, readonly [string, string]>>;
}

/** Reads the theme of a package with a function that makes one; null if it has none. */
export function readThemes(exports: Exports): ThemeFacts | null {
  const { createTheme, extendTheme } = exports;
  if (typeof createTheme === 'function') {
    const light = plainTheme(createTheme());
    const dark = plainTheme(createTheme({ palette: { mode: 'dark' } }));
    const schemes = { cssVariables: true, colorSchemes: { light: true, dark: true } };
    const variables = readVariables(createTheme(schemes));
    return { light, dark: differences(light, dark), variables };
  }
  if (typeof extendTheme !== 'function') return null;
  // Such a theme has both color schemes in it.
  const theme = extendTheme();
  return { light: plainTheme(theme), dark: {}, variables: readVariables(theme) };
}

/** The variables in the rules that a theme writes. */
function readVariables(theme: unknown): ThemeFacts['variables'] {
  if (!isObject(theme) || typeof theme.generateStyleSheets !== 'function') return {};
  const variables: Record<string, [string, string]> = {};
  for (const [selector, name, value] of declarations(theme.generateStyleSheets())) {
    const known = variables[name];
    if (!known) variables[name] = [value, value];
    else if (/dark/.test(selector)) known[1] = value;
  }
  return variables;
}

/** Every custom property of nested rules, with the selectors and conditions it is in. */
function* declarations(rules: unknown, around = ''): Generator<[string, string, string]> {
  if (Array.isArray(rules)) {
    for (const rule of rules) yield* declarations(rule, around);
  } else if (isObject(rules)) {
    for (const [key, value] of Object.entries(rules)) {
      if (key.startsWith('--')) yield [around, key, String(value)];
      else yield* declarations(value, `${around} ${key}`);
    }
  }
}

// The CSS variables that a theme of Joy UI has in one scheme, and the colors they come to.

import { extendTheme } from '@mui/joy/styles';
import { type Rules, writeRules } from '../../islands/theme-providers/variables.ts';
import type { Role, Scheme } from './choice.ts';
import type { ThemeOptions } from './themeOptions.ts';

export type Variables = Readonly<Record<string, string>>;

/** All variables of a theme in one scheme, those that both schemes share included. */
export function variablesOf(options: ThemeOptions, scheme: Scheme): Variables {
  const theme = extendTheme({ colorSchemeSelector: 'data-scheme', ...options });
  const sheets: readonly Rules[] = theme.generateStyleSheets();
  const held = sheets.flatMap((sheet) =>
    Object.entries(sheet).filter(
      ([selector]) => selector === ':root' || selector.includes(`"${scheme}"`),
    ),
  );
  return Object.assign({}, ...held.map(([, rules]) => rules));
}

/**
 * Writes the variables for one place of a page. All of them, because a variable that is made of
 * others has its value where it is set: those of the whole page would keep the colors there.
 */
export function writeVariables(selector: string, variables: Variables): string {
  return writeRules([{ [selector]: variables }]);
}

/** The variants of a component, each with its color of the text and what is below it. */
export const VARIANTS = ['solid', 'soft', 'outlined', 'plain'] as const;

export type Variant = (typeof VARIANTS)[number];

/** The colors of the text and of the ground in one variant. */
export function pairOf(variables: Variables, role: Role, variant: Variant): [string, string] {
  const color = (name: string) => resolve(variables, `--joy-palette-${name}`);
  const ground = { solid: 'solidBg', soft: 'softBg' };
  return [
    color(`${role}-${variant}Color`),
    variant === 'solid' || variant === 'soft'
      ? color(`${role}-${ground[variant]}`)
      : color('background-surface'),
  ];
}

const REFERENCE = /^var\((--[\w-]+)/;

/** The value of a variable, after all references to others. */
function resolve(variables: Variables, name: string): string {
  const value = variables[name] ?? '';
  const other = REFERENCE.exec(value)?.[1];
  return other && other !== name ? resolve(variables, other) : value;
}

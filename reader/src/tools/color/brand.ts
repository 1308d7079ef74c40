// What a theme makes of two colors: the palette, and the variables that differ from the usual ones.

import { createTheme, extendTheme } from '@mui/material/styles';
import { writeRules } from '../../islands/theme-providers/variables.ts';
import { type Choice, ROLES, type Role, USUAL } from './choice.ts';
import { type Color, readColor, writeColor } from './color.ts';
import { onScreen } from './light.ts';

export const TONES = ['main', 'light', 'dark'] as const;

export type Tone = (typeof TONES)[number];

/** One color of a theme with all that the library computes from it. */
export type Tones = Readonly<Record<Tone | 'contrastText', string>>;

/** What the library computes from a color. */
export function tonesOf(color: Color): Tones {
  const { palette } = createTheme({ palette: { primary: { main: writeColor(color) } } });
  const { main, light, dark, contrastText } = palette.primary;
  return { main, light, dark, contrastText };
}

/** Where styles hold: in the light and in the dark. */
export interface Reach {
  light: string;
  dark: string;
}

/** The whole document, stronger than what the library says of it. */
export const EVERYWHERE: Reach = {
  light: ':root:not([data-scheme="dark"])',
  dark: ':root[data-scheme="dark"]',
};

/** Writes the variables that a choice changes; empty where it changes nothing. */
export function writeBrand(choice: Choice, { light, dark }: Reach): string {
  const chosen = variablesOf(brandTheme(paletteOf(choice)));
  const usual = variablesOf(brandTheme({}));
  return writeRules([
    { [light]: differing(chosen.light, usual.light) },
    { [dark]: differing(chosen.dark, usual.dark) },
  ]).replace(EMPTY, '');
}

type Palette = Partial<Record<Role, Tones>>;
type Variables = Readonly<Record<string, string>>;

/** A color that is the usual one is left to the library: in the dark that has another. */
export function paletteOf(choice: Choice): Palette {
  return Object.fromEntries(
    ROLES.filter((role) => choice[role] !== USUAL[role]).flatMap((role) => {
      const color = readColor(choice[role]);
      return color ? [[role, onScreens(tonesOf(color))]] : [];
    }),
  );
}

/** Variables hold the parts of a color too, which styles take as red, green and blue. */
function onScreens(tones: Tones): Tones {
  const written = Object.entries(tones).map(([tone, text]) => {
    const color = readColor(text);
    return [tone, color ? onScreen(color) : text];
  });
  return { ...tones, ...Object.fromEntries(written) };
}

function brandTheme(palette: Palette) {
  return extendTheme({
    colorSchemeSelector: 'data-scheme',
    colorSchemes: { light: { palette }, dark: { palette } },
  });
}

function variablesOf(theme: ReturnType<typeof extendTheme>) {
  const sheets = Object.assign({}, ...theme.generateStyleSheets());
  const find = (scheme: string): Variables => {
    const name = Object.keys(sheets).find((selector) => selector.includes(`"${scheme}"`));
    return (name && sheets[name]) || {};
  };
  return { light: find('light'), dark: find('dark') };
}

function differing(chosen: Variables, usual: Variables): Record<string, string> {
  const changed = Object.entries(chosen).filter(([name, value]) => usual[name] !== value);
  return Object.fromEntries(changed);
}

const EMPTY = /[^{}]+\{\}/g;

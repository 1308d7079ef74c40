// What a visitor chose: two colors as they typed them, in the address and in code.

import { readColor, writeColor } from './color.ts';
import { findShade } from './hues.ts';
import { onScreen } from './light.ts';

export type Role = 'primary' | 'secondary';

export const ROLES: readonly Role[] = ['primary', 'secondary'];

export type Choice = Readonly<Record<Role, string>>;

/** What the library takes where nobody says anything else. */
export const USUAL: Choice = { primary: '#1976d2', secondary: '#9c27b0' };

/** The colors that an address names; the usual ones in place of what it does not name. */
export function choiceIn(search: string): Choice {
  const asked = new URLSearchParams(search);
  // Longer text is no color, and what somebody else wrote should not fill the page.
  const read = (role: Role) => asked.get(role)?.trim().slice(0, 80) || USUAL[role];
  return { primary: read('primary'), secondary: read('secondary') };
}

/** The address that brings a choice along; the usual colors need none. */
export function addressOf(choice: Choice, { pathname, search, hash }: Location): string {
  const asked = new URLSearchParams(search);
  const usual = ROLES.every((role) => choice[role] === USUAL[role]);
  for (const role of ROLES) {
    if (usual) asked.delete(role);
    else asked.set(role, choice[role]);
  }
  const query = asked.toString();
  return `${pathname}${query && `?${query}`}${hash}`;
}

/** A color as code has it: a shade or another hex color as typed, all others as the library reads them. */
export function normal(text: string): string {
  const color = readColor(text);
  if (!color) return text;
  // The library accepts only `rec-2020`, CSS only `rec2020`: no spelling works in both.
  if (color.space === 'rec-2020') return onScreen(color);
  return text.trim().startsWith('#') ? text.trim().toLowerCase() : writeColor(color);
}

/** Writes the theme that a choice makes. */
export function writeThemeCode(choice: Choice): string {
  const shades = ROLES.map((role) => findShade(choice[role]));
  const hues = [...new Set(shades.flatMap((found) => found?.hue ?? []))].sort();
  const value = (place: number, role: Role) => {
    const found = shades[place];
    if (!found) return `'${normal(choice[role])}'`;
    return typeof found.shade === 'number'
      ? `${found.hue}[${found.shade}]`
      : `${found.hue}.${found.shade}`;
  };
  return [
    ...(hues.length > 0 ? [`import { ${hues.join(', ')} } from '@mui/material/colors';`] : []),
    "import { createTheme } from '@mui/material/styles';",
    '',
    'export const theme = createTheme({',
    '  palette: {',
    ...ROLES.map((role, place) => `    ${role}: { main: ${value(place, role)} },`),
    '  },',
    '});',
  ].join('\n');
}

// What a visitor chose: two colours as they typed them, in the address and in code.

import { type Colour, readColour, writeColour } from './colour.ts';
import { findShade } from './hues.ts';
import { onScreen } from './light.ts';

export type Role = 'primary' | 'secondary';

export const ROLES: readonly Role[] = ['primary', 'secondary'];

export type Choice = Readonly<Record<Role, string>>;

/** What the library takes where nobody says anything else. */
export const USUAL: Choice = { primary: '#1976d2', secondary: '#9c27b0' };

/** The colours that an address names; the usual ones in place of what it does not name. */
export function choiceIn(search: string): Choice {
  const asked = new URLSearchParams(search);
  // Longer text is no colour, and what somebody else wrote should not fill the page.
  const read = (role: Role) => asked.get(role)?.trim().slice(0, 80) || USUAL[role];
  return { primary: read('primary'), secondary: read('secondary') };
}

/** The address that brings a choice along; the usual colours need none. */
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

/** A colour as code has it: a shade or another hex colour as typed, all others as the library reads them. */
export function normal(text: string): string {
  const colour = readColour(text);
  if (!colour) return text;
  // The library accepts only `rec-2020`, CSS only `rec2020`: no spelling works in both.
  if (colour.space === 'rec-2020') return onScreen(colour);
  return text.trim().startsWith('#') ? text.trim().toLowerCase() : writeColour(colour);
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

/** Both colours, if both can be read. */
export function coloursOf(choice: Choice): Readonly<Record<Role, Colour>> | undefined {
  const [primary, secondary] = ROLES.map((role) => readColour(choice[role]));
  return primary && secondary && { primary, secondary };
}

// The theme that a choice makes: as options for the library, and as code to copy.

import {
  type Choice,
  colorOf,
  DEFAULT_CHOICE,
  DEFAULT_COLORS,
  FONTS,
  type Font,
  ROLES,
  SCHEMES,
  type Scheme,
} from './choice.ts';
import { type Scale, scaleOf } from './scale.ts';

/** What `extendTheme` takes of a choice; fields that are as by default are left out. */
export interface ThemeOptions {
  colorSchemes?: Partial<Record<Scheme, SchemeOptions>>;
  fontFamily?: Partial<Record<'body' | 'display', string>>;
  radius?: Record<'xs' | 'sm' | 'md' | 'lg' | 'xl', string>;
}

interface SchemeOptions {
  palette?: Partial<Record<(typeof ROLES)[number], Scale>>;
  shadowOpacity?: string;
}

/** The options of a theme that differ from the default theme. */
export function themeOptionsOf(choice: Choice): ThemeOptions {
  const schemes = SCHEMES.map((scheme) => [scheme, schemeOptionsOf(choice, scheme)] as const);
  const changed = schemes.filter(([, options]) => !isEmpty(options));
  const fonts = (['body', 'display'] as const).flatMap((use) =>
    choice[use] === 'default' ? [] : [[use, stackOf(choice[use])] as const],
  );
  return {
    ...(changed.length > 0 && { colorSchemes: Object.fromEntries(changed) }),
    ...(fonts.length > 0 && { fontFamily: Object.fromEntries(fonts) }),
    ...(choice.radius !== DEFAULT_CHOICE.radius && { radius: radiiOf(choice.radius) }),
  };
}

/** The code of a theme, in TypeScript. */
export function writeThemeCode(choice: Choice): string {
  const options = themeOptionsOf(choice);
  const written = isEmpty(options) ? '' : writeValue(options, 0);
  return [
    "import { extendTheme } from '@mui/joy/styles';",
    '',
    `export const theme = extendTheme(${written});`,
  ].join('\n');
}

function schemeOptionsOf(choice: Choice, scheme: Scheme): SchemeOptions {
  const scales = ROLES.flatMap((role) => {
    const color = colorOf(choice, scheme, role);
    const scale = color === DEFAULT_COLORS[role] ? undefined : scaleOf(color);
    return scale ? [[role, scale] as const] : [];
  });
  return {
    ...(scales.length > 0 && { palette: Object.fromEntries(scales) }),
    ...(choice.shadow !== DEFAULT_CHOICE.shadow && {
      shadowOpacity: opacityOf(SHADOWS[scheme], choice.shadow),
    }),
  };
}

/** The opacity of shadows in the default theme. */
const SHADOWS: Readonly<Record<Scheme, number>> = { light: 0.08, dark: 0.6 };

function opacityOf(usual: number, percent: number): string {
  return String(Math.min(1, Math.round(usual * percent) / 100));
}

/** The sizes of the default theme in the proportions that they have there. */
function radiiOf(medium: number): Record<'xs' | 'sm' | 'md' | 'lg' | 'xl', string> {
  const size = (share: number) => `${Math.round(medium * share)}px`;
  return { xs: size(0.25), sm: size(0.75), md: size(1), lg: size(1.5), xl: size(2) };
}

function stackOf(font: Font): string {
  return FONTS[font];
}

function isEmpty(value: object): boolean {
  return Object.keys(value).length === 0;
}

function writeValue(value: object | string, depth: number): string {
  if (typeof value === 'string') return `'${value}'`;

  const [inner, outer] = ['  '.repeat(depth + 1), '  '.repeat(depth)];
  const fields = Object.entries(value).map(
    ([name, field]) => `${inner}${name}: ${writeValue(field, depth + 1)},\n`,
  );
  return `{\n${fields.join('')}${outer}}`;
}

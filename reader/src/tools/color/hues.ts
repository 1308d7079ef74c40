// The hues and shades that come with the library.

import {
  amber,
  blue,
  cyan,
  deepOrange,
  deepPurple,
  green,
  indigo,
  lightBlue,
  lightGreen,
  lime,
  orange,
  pink,
  purple,
  red,
  teal,
  yellow,
} from '@mui/material/colors';

/** In the order of the rainbow, as the library lists them. */
const HUES = {
  red,
  pink,
  purple,
  deepPurple,
  indigo,
  blue,
  lightBlue,
  cyan,
  teal,
  green,
  lightGreen,
  lime,
  yellow,
  amber,
  orange,
  deepOrange,
} as const;

export type Hue = keyof typeof HUES;

export const HUE_NAMES = Object.keys(HUES) as readonly Hue[];

export const SHADES = [
  900,
  800,
  700,
  600,
  500,
  400,
  300,
  200,
  100,
  50,
  'A700',
  'A400',
  'A200',
  'A100',
] as const;

export type Shade = (typeof SHADES)[number];

export interface HueShade {
  hue: Hue;
  shade: Shade;
}

/** The color of a shade. */
export function shadeOf({ hue, shade }: HueShade): string {
  return HUES[hue][shade];
}

/** Which shade a color is, if it is one; some are the same in two places, and the one before stays then. */
export function findShade(color: string, before?: HueShade): HueShade | undefined {
  const wanted = color.trim().toLowerCase();
  const same = ALL.filter((one) => shadeOf(one) === wanted);
  return same.find((one) => one.hue === before?.hue && one.shade === before.shade) ?? same[0];
}

/** The name of a hue as it is read out: `deepPurple` is deep purple. */
export function nameHue(hue: Hue): string {
  return hue.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

const ALL: readonly HueShade[] = HUE_NAMES.flatMap((hue) =>
  SHADES.map((shade) => ({ hue, shade })),
);

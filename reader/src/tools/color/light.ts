// How a color shines on a screen: its red, green and blue, and how well it stands out.

import { asValues, type Color, clamp, mostOf, type Space, type Values } from './color.ts';

/** Writes a color with the red, green and blue that come closest to it on any screen. */
export function onScreen(color: Color): string {
  const [red, green, blue] = toLinear(color).map((light) =>
    clamp(Math.round(bend(light) * 255), 255),
  );
  const { alpha } = color;
  return alpha === 1
    ? `rgb(${red}, ${green}, ${blue})`
    : `rgba(${red}, ${green}, ${blue}, ${alpha})`;
}

/** The contrast as WCAG counts it, from 1 to 21; both colors are taken as opaque. */
export function contrastOf(one: Color, other: Color): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

export type Grade = 'AAA' | 'AA' | 'AA18' | 'fail';

/** What a contrast is enough for: all text, ordinary text, large text only, or none. */
export function gradeOf(ratio: number): Grade {
  if (ratio >= 7) return 'AAA';
  if (ratio >= 4.5) return 'AA';
  return ratio >= 3 ? 'AA18' : 'fail';
}

/** A ratio is cut, not rounded: 4.496 is not enough, and must not look so. */
export function writeRatio(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2);
}

function luminance(color: Color): number {
  const [red, green, blue] = toLinear(color);
  return Math.min(1, Math.max(0, 0.2126 * red + 0.7152 * green + 0.0722 * blue));
}

/** Light as a screen mixes it; beyond 0 and 1 for what most screens cannot show. */
export function toLinear({ space, values }: Color): Values {
  const { curve, mix } = SPACES[space];
  const light = channelsOf(space, values).map(curve);
  if (!mix) return asValues(light);
  return asValues(
    mix.map((row) => row.reduce((sum, share, place) => sum + share * (light[place] ?? 0), 0)),
  );
}

function channelsOf(space: Space, values: Values): Values {
  const most = mostOf(space);
  const [first, second, third] = asValues(values.map((value, place) => value / (most[place] ?? 1)));
  return space === 'hsl' ? mixHue(first * 12, second, third) : [first, second, third];
}

/** The three lights of a hue on a clock of twelve, as CSS defines them. */
function mixHue(hue: number, saturation: number, lightness: number): Values {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const at = (start: number) => {
    const hour = (start + hue) % 12;
    return lightness - reach * Math.max(-1, Math.min(hour - 3, 9 - hour, 1));
  };
  return [at(0), at(8), at(4)];
}

type Mix = readonly [Values, Values, Values];

interface Light {
  /** How a channel becomes light. */
  curve: (channel: number) => number;
  /** What of its lights is in those of a common screen; none, where they are the same. */
  mix?: Mix;
}

function unbend(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

export function bend(light: number): number {
  return light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
}

const SPACES: Readonly<Record<Space, Light>> = {
  rgb: { curve: unbend },
  hsl: { curve: unbend },
  srgb: { curve: unbend },
  'display-p3': {
    curve: unbend,
    mix: [
      [1.22494, -0.22494, 0],
      [-0.042057, 1.042057, 0],
      [-0.019638, -0.078636, 1.098274],
    ],
  },
  'a98-rgb': {
    curve: (channel) => channel ** (563 / 256),
    mix: [
      [1.398284, -0.398284, 0],
      [0, 1, 0],
      [0, -0.042938, 1.042938],
    ],
  },
  'prophoto-rgb': {
    curve: (channel) => (channel < 16 / 512 ? channel / 16 : channel ** 1.8),
    mix: [
      [2.034193, -0.72742, -0.306773],
      [-0.228811, 1.231729, -0.002918],
      [-0.008565, -0.153273, 1.161838],
    ],
  },
  'rec-2020': {
    // As a display shows it; older texts of CSS had the curve of a camera.
    curve: (channel) => channel ** 2.4,
    mix: [
      [1.660491, -0.587641, -0.07285],
      [-0.124551, 1.1329, -0.008349],
      [-0.018151, -0.100579, 1.11873],
    ],
  },
};

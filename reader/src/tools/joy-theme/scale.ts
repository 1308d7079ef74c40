// The ten tones that a palette of Joy UI has, made from the one in the middle.

import { readColor } from '../color/color.ts';
import { onScreen } from '../color/light.ts';
import { toHex, toOklch } from './oklch.ts';

export const TONES = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900] as const;

export type Tone = (typeof TONES)[number];

export type Scale = Readonly<Record<Tone, string>>;

/** The scale around a color, which is its tone 500; undefined where the text is no color. */
export function scaleOf(text: string): Scale | undefined {
  const color = readColor(text);
  if (!color) return undefined;

  const main = toOklch(color);
  const tones = TONES.map((tone) => {
    const { share, end, chroma } = WAYS[tone];
    const lightness = main.lightness + (end - main.lightness) * share;
    return [tone, toHex({ ...main, lightness, chroma: main.chroma * chroma })];
  });
  return { ...(Object.fromEntries(tones) as Scale), 500: opaqueHex(text) };
}

/** A color as hex digits, without its alpha: what a palette holds has to cover what is below. */
export function opaqueHex(text: string): string {
  const color = readColor(text);
  const numbers = color ? onScreen({ ...color, alpha: 1 }).match(/\d+/g) : [];
  return `#${(numbers ?? []).map((one) => Number(one).toString(16).padStart(2, '0')).join('')}`;
}

interface Way {
  /** How far a tone is on the way from the main color to the lightness at the end. */
  share: number;
  end: number;
  /** What is left of the chroma of the main color. */
  chroma: number;
}

const WHITE = 0.985;
const BLACK = 0.16;

/** Chroma fades towards white, where only little of it can be shown. */
const WAYS: Readonly<Record<Tone, Way>> = {
  50: { share: 0.95, end: WHITE, chroma: 0.12 },
  100: { share: 0.87, end: WHITE, chroma: 0.22 },
  200: { share: 0.73, end: WHITE, chroma: 0.4 },
  300: { share: 0.52, end: WHITE, chroma: 0.65 },
  400: { share: 0.25, end: WHITE, chroma: 0.9 },
  500: { share: 0, end: WHITE, chroma: 1 },
  600: { share: 0.22, end: BLACK, chroma: 0.95 },
  700: { share: 0.46, end: BLACK, chroma: 0.8 },
  800: { share: 0.76, end: BLACK, chroma: 0.55 },
  900: { share: 0.93, end: BLACK, chroma: 0.35 },
};

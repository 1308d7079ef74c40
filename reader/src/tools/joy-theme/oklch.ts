// Colors by what an eye sees of them: lightness, chroma and hue, as CSS defines oklch.

import { asValues, type Color, type Values } from '../color/color.ts';
import { bend, toLinear } from '../color/light.ts';

export interface Oklch {
  /** From 0 for black to 1 for white. */
  lightness: number;
  chroma: number;
  /** In radians. */
  hue: number;
}

/** The lightness, chroma and hue of a color. */
export function toOklch(color: Color): Oklch {
  const cones = multiply(TO_CONES, toLinear(color)).map(Math.cbrt);
  const [lightness, a, b] = multiply(TO_LAB, asValues(cones));
  return { lightness, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) };
}

/** A color as hex digits; what a screen cannot show loses chroma, and keeps lightness and hue. */
export function toHex({ lightness, chroma, hue }: Oklch): string {
  let [shown, tooMuch] = [0, chroma];
  if (isOnScreen(toLinearRgb({ lightness, chroma, hue }))) shown = chroma;
  else {
    for (let step = 0; step < STEPS; step += 1) {
      const middle = (shown + tooMuch) / 2;
      if (isOnScreen(toLinearRgb({ lightness, chroma: middle, hue }))) shown = middle;
      else tooMuch = middle;
    }
  }
  const digits = toLinearRgb({ lightness, chroma: shown, hue }).map(asByte);
  return `#${digits.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** Halvings of the chroma: the last is far below what eight bits can hold. */
const STEPS = 16;

function toLinearRgb({ lightness, chroma, hue }: Oklch): Values {
  const lab: Values = [lightness, chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const cones = multiply(FROM_LAB, lab).map((cone) => cone ** 3);
  return multiply(FROM_CONES, asValues(cones));
}

function isOnScreen(light: Values): boolean {
  return light.every((one) => one > -0.0005 && one < 1.0005);
}

function asByte(light: number): number {
  return Math.round(bend(Math.min(1, Math.max(0, light))) * 255);
}

type Matrix = readonly [Values, Values, Values];

function multiply(matrix: Matrix, values: Values): Values {
  return asValues(
    matrix.map((row) => row.reduce((sum, share, place) => sum + share * (values[place] ?? 0), 0)),
  );
}

const TO_CONES: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const FROM_CONES: Matrix = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];
const TO_LAB: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const FROM_LAB: Matrix = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];

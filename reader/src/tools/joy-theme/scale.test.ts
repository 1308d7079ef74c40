// @vitest-environment node
import { expect, test } from 'vitest';
import { readColor } from '../color/color.ts';
import { contrastOf } from '../color/light.ts';
import { toHex, toOklch } from './oklch.ts';
import { opaqueHex, scaleOf, TONES } from './scale.ts';

const MAINS = ['#0b6bcb', '#ff5722', '#009688', '#ffeb3b', '#111111', '#fafafa'];

test.each(MAINS)('the scale of %s has it in the middle, and gets darker tone by tone', (main) => {
  const scale = scaleOf(main);

  const lightness = TONES.map((tone) => lightnessOf(scale?.[tone] ?? ''));
  expect(scale?.[500]).toBe(main);
  expect(lightness).toEqual(lightness.toSorted((one, other) => other - one));
});

test('tones keep the hue of the main color', () => {
  const scale = scaleOf('#0b6bcb');

  const hues = TONES.map((tone) => hueOf(scale?.[tone] ?? ''));
  expect(Math.max(...hues) - Math.min(...hues)).toBeLessThan(0.15);
});

test('the text of a soft variant can be read in the scale of a mid-tone color', () => {
  const scale = scaleOf('#0b6bcb');

  expect(ratio(scale?.[700], scale?.[100])).toBeGreaterThan(4.5);
  expect(ratio(scale?.[200], scale?.[800])).toBeGreaterThan(4.5);
});

test('a color is the same after its lightness, chroma and hue were read', () => {
  for (const main of MAINS) expect(toHex(toOklch(read(main)))).toBe(main);
});

test('a color beyond the screen keeps its lightness', () => {
  const hex = toHex({ lightness: 0.7, chroma: 0.4, hue: 2.5 });

  expect(lightnessOf(hex)).toBeCloseTo(0.7, 2);
});

test('a palette covers what is below: alpha is dropped', () => {
  expect(opaqueHex('rgba(0, 150, 136, 0.5)')).toBe('#009688');
});

test('there is no scale of what is no color', () => {
  expect(scaleOf('teal')).toBeUndefined();
});

function read(text: string) {
  const color = readColor(text);
  if (!color) throw new Error(`No color: ${text}`);
  return color;
}

function lightnessOf(hex: string): number {
  return toOklch(read(hex)).lightness;
}

function hueOf(hex: string): number {
  return toOklch(read(hex)).hue;
}

function ratio(one = '', other = ''): number {
  return contrastOf(read(one), read(other));
}

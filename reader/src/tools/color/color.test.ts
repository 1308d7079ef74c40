import { expect, test } from 'vitest';
import { readColor, writeColor } from './color.ts';

test.each([
  ['#096', 'rgb(0, 153, 102)'],
  [' #009688 ', 'rgb(0, 150, 136)'],
  ['RGB(25 118 210)', 'rgb(25, 118, 210)'],
  ['rgb(10%, 20%, 30%)', 'rgb(25.5, 51, 76.5)'],
  ['rgb(25 118 210 / 50%)', 'rgba(25, 118, 210, 0.5)'],
  ['rgba(25, 118, 999, 7)', 'rgb(25, 118, 255)'],
  ['hsl(-150, 79%, 46%)', 'hsl(210, 79%, 46%)'],
  ['hsla(0.5turn 79% 46% / .5)', 'hsla(180, 79%, 46%, 0.5)'],
  ['color(display-p3 1 50% 0 / 0.5)', 'color(display-p3 1 0.5 0 / 0.5)'],
  ['color(rec-2020 0.1 0.2 0.3)', 'color(rec-2020 0.1 0.2 0.3)'],
])('%s is %s', (text, written) => {
  const color = readColor(text);

  expect(color && writeColor(color)).toBe(written);
});

test.each([
  'teal',
  '#12',
  '#12345',
  '#1234',
  '#ggg',
  'rgb(1, 2)',
  'rgb(1 2 3 4)',
  'rgba(1, 2, 3)',
  'rgb(1, 2, 3, 0.5)',
  'rgb(1%, 2, 3%)',
  'hsl(1, 0.5, 0.5)',
  'color(xyz 1 1 1)',
  'color(srgb 1 1)',
  'color(srgb 1 1 1 / 1 / 1)',
  'oklch(0.6 0.1 180)',
  'rgb(1, 2, 3',
  'rgb(1e999, 2, 3)',
  '',
])('%j is no color', (text) => {
  expect(readColor(text)).toBeUndefined();
});

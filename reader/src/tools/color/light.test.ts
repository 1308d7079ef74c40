import { expect, test } from 'vitest';
import { readColor } from './color.ts';
import { contrastOf, gradeOf, onScreen, writeRatio } from './light.ts';

const contrast = (one: string, other: string) => contrastOf(color(one), color(other));

test('black on white is 21 to 1, in every space', () => {
  expect(contrast('#000', '#fff')).toBeCloseTo(21, 5);
  for (const space of ['srgb', 'display-p3', 'a98-rgb', 'prophoto-rgb', 'rec-2020']) {
    expect(contrast(`color(${space} 1 1 1)`, '#000')).toBeCloseTo(21, 3);
  }
});

test.each([
  ['hsl(174, 100%, 29.412%)', 'rgb(0, 150, 135)'],
  ['color(srgb 1 0.5 0)', 'rgb(255, 128, 0)'],
  ['color(display-p3 1 1 1)', 'rgb(255, 255, 255)'],
  ['color(prophoto-rgb 0.5 0.5 0.5)', 'rgb(146, 146, 146)'],
  ['rgba(1, 2, 3, 0.5)', 'rgba(1, 2, 3, 0.5)'],
])('%s is seen as %s', (text, seen) => {
  expect(onScreen(color(text))).toBe(seen);
});

test('a ratio that misses a grade does not look as if it had it', () => {
  expect(writeRatio(4.4999)).toBe('4.49');
  expect([7, 4.5, 4.4999, 3, 2.9].map(gradeOf)).toEqual(['AAA', 'AA', 'AA18', 'AA18', 'fail']);
});

function color(text: string) {
  const read = readColor(text);
  if (!read) throw new Error(`${text} is no color.`);
  return read;
}

// @vitest-environment node
import { expect, test } from 'vitest';
import { findRead } from './reading.ts';

const MIDDLE = { top: 80, height: 800, left: 5000 };

test('before the first section none is read', () => {
  expect(findRead([400, 900], MIDDLE)).toBe(-1);
});

test('a section is read from where a jump to it stops', () => {
  expect(findRead([-500, 80, 300], MIDDLE)).toBe(1);
});

test('of short sections the last that passed the line is read', () => {
  expect(findRead([60, 90, 105, 400], MIDDLE)).toBe(2);
});

test('at the end of the page the last section is read, wherever it is', () => {
  expect(findRead([-100, 300, 700], { ...MIDDLE, left: 0 })).toBe(2);
});

test('near the end each of the last sections has its turn', () => {
  const tops = [-100, 300, 700];
  // The page moves up by what is no longer left.
  const read = [700, 400, 200, 0].map((left) =>
    findRead(
      tops.map((top) => top + left),
      { ...MIDDLE, left },
    ),
  );

  expect(read).toEqual([-1, 0, 1, 2]);
});

test('a page that cannot be scrolled has its last section in view', () => {
  expect(findRead([100, 200], { ...MIDDLE, left: 0 })).toBe(1);
});

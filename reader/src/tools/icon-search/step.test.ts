import { expect, test } from 'vitest';
import { step } from './step.ts';

const plain = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
/** Three rows of four, and two icons more. */
const grid = { count: 14, columns: 4, rows: 2, fromRight: false };

test.each([
  ['ArrowRight', 5, 6],
  ['ArrowLeft', 4, 3],
  ['ArrowDown', 5, 9],
  ['ArrowUp', 5, 1],
  ['Home', 6, 4],
  ['End', 5, 7],
  ['End', 12, 13],
  ['PageDown', 1, 9],
  ['PageDown', 9, 13],
  ['PageDown', 7, 11],
  ['PageUp', 13, 5],
  ['PageUp', 5, 1],
  ['ArrowLeft', 0, 0],
  ['ArrowRight', 13, 13],
  ['ArrowUp', 2, 2],
  ['ArrowDown', 11, 13],
  ['ArrowDown', 13, 13],
])('%s leads from %i to %i', (key, from, to) => {
  expect(step({ ...plain, key }, from, grid)).toBe(to);
});

test('with Ctrl, Home and End lead to the ends of all', () => {
  expect(step({ ...plain, ctrlKey: true, key: 'Home' }, 9, grid)).toBe(0);
  expect(step({ ...plain, ctrlKey: true, key: 'End' }, 1, grid)).toBe(13);
});

test('from right to left the arrows lead the way they point', () => {
  expect(step({ ...plain, key: 'ArrowLeft' }, 5, { ...grid, fromRight: true })).toBe(6);
});

test.each([
  { key: 'Enter' },
  { key: 'a' },
  { key: 'ArrowDown', altKey: true },
  { key: 'ArrowLeft', metaKey: true },
])('%o is for somebody else', (pressed) => {
  expect(step({ ...plain, ...pressed }, 5, grid)).toBeUndefined();
});

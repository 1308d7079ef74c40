import { expect, test } from 'vitest';
import { isReady, readReport } from './messages.ts';

test.each([
  { kind: 'answer' },
  { kind: 'rendered', run: 3 },
  { kind: 'size', content: 84.5, reach: 440 },
  { kind: 'failed', run: 1, mistake: { message: 'No.', file: 'index.tsx', line: 2 } },
])('what the frame says is taken as it is: %o', (report) => {
  expect(readReport(report)).toEqual(report);
});

test.each([
  null,
  'ready',
  { kind: 'ready' },
  {},
  { kind: 'close' },
  { kind: 'rendered', run: '3' },
  { kind: 'size', content: Number.POSITIVE_INFINITY, reach: 1 },
  { kind: 'failed', mistake: { message: 'No.' } },
])('what the frame would not say is not heard: %o', (data) => {
  expect(readReport(data)).toBeUndefined();
});

test('of a mistake only a text and a place are taken', () => {
  const mistake = { message: { toString: () => 'No.' }, file: 7, line: -1, html: '<b>' };

  const report = readReport({ kind: 'failed', run: 1, mistake });

  expect(report).toEqual({
    kind: 'failed',
    run: 1,
    mistake: { message: 'No.', file: undefined, line: undefined },
  });
});

test('a mistake of any length stays readable', () => {
  const report = readReport({ kind: 'failed', run: 1, mistake: { message: 'x'.repeat(9000) } });

  expect(report).toHaveProperty('mistake.message.length', 2000);
});

test.each([
  [{ kind: 'ready' }, true],
  [{ kind: 'answer' }, false],
  ['ready', false],
  [null, false],
])('a frame begins with one word: %o', (data, expected) => {
  expect(isReady(data)).toBe(expected);
});

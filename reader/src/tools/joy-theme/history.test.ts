// @vitest-environment node
import { expect, test } from 'vitest';
import { beginHistory, change, undo } from './history.ts';

test('each step is taken back alone', () => {
  const first = change(beginHistory(0), 1, { field: 'radius', at: 0 });
  const second = change(first, 2, { field: 'shadow', at: 10 });

  expect(undo(second).value).toBe(1);
  expect(undo(undo(second)).value).toBe(0);
});

test('what is typed in one go is one step', () => {
  const typed = change(beginHistory('a'), 'ab', { field: 'primary', at: 0 });
  const more = change(typed, 'abc', { field: 'primary', at: 400 });
  const later = change(more, 'abcd', { field: 'primary', at: 4000 });

  expect(undo(more).value).toBe('a');
  expect(undo(later).value).toBe('abc');
});

test('the first value stays', () => {
  const history = beginHistory(1);

  expect(undo(history)).toBe(history);
});

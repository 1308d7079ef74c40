import { expect, test } from 'vitest';
import type { Progress } from '../../offline/products/progress.client.ts';
import { announcementOf } from './announcement.ts';

const id = 'joy-ui';

test('of the way only every quarter is told', () => {
  const steps = Array.from({ length: 101 }, (_, bytes) => running(bytes));

  const told = steps.filter((now, at) => announcementOf('Joy UI', steps[at - 1], now));

  expect(told.map((progress) => (progress.state === 'running' ? progress.bytes : 0))).toEqual([
    25, 50, 75, 100,
  ]);
});

test('what stays as it is is told once', () => {
  const waiting: Progress = { id, state: 'waiting' };

  expect(announcementOf('Joy UI', running(10), waiting)).toMatch(/network is back/);
  expect(announcementOf('Joy UI', waiting, waiting)).toBeUndefined();
});

test('an end is told', () => {
  expect(announcementOf('Joy UI', running(99), { id, state: 'kept' })).toMatch(/without a network/);
});

function running(bytes: number): Progress {
  return { id, state: 'running', pages: 0, bytes, allBytes: 100 };
}

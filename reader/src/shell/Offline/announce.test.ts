import { expect, test } from 'vitest';
import type { News } from '../../offline/products/progress.client.ts';
import { wordsFor } from './announce.client.ts';

const id = 'joy-ui';

test('of the way only every quarter is told', () => {
  const steps = Array.from({ length: 101 }, (_, bytes) => running(bytes));

  const told = steps.filter((now, at) => wordsFor(steps[at - 1], now));

  expect(told.map((news) => (news.state === 'running' ? news.bytes : 0))).toEqual([
    25, 50, 75, 100,
  ]);
});

test('what stays as it is is told once', () => {
  const waiting: News = { id, state: 'waiting' };

  expect(wordsFor(running(10), waiting)).toMatch(/network is back/);
  expect(wordsFor(waiting, waiting)).toBeUndefined();
});

test('an end is told', () => {
  expect(wordsFor(running(99), { id, state: 'kept' })).toMatch(/without a network/);
});

function running(bytes: number): News {
  return { id, state: 'running', pages: 0, bytes, allBytes: 100 };
}

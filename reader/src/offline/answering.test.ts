// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PATIENCE, preferNetwork } from './answering.worker.ts';

const fresh = new Response('fresh');
const copy = new Response('copy');
const broken = new Response('broken', { status: 503 });
const nothing = async () => undefined;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what the network says is preferred, also that there is nothing', async () => {
  const lost = new Response('lost', { status: 404 });

  expect(await preferNetwork(Promise.resolve(fresh), async () => copy)).toBe(fresh);
  expect(await preferNetwork(Promise.resolve(lost), async () => copy)).toBe(lost);
});

test('a copy stands in for a server that fails and for a network that is away', async () => {
  expect(await preferNetwork(Promise.resolve(broken), async () => copy)).toBe(copy);
  expect(await preferNetwork(Promise.reject(new TypeError()), async () => copy)).toBe(copy);
});

test('a copy is shown when patience ends, and not before', async () => {
  const slow = answerAfter(PATIENCE + 1);
  const quick = answerAfter(PATIENCE - 1);

  const shown = [slow, quick].map((arriving) => preferNetwork(arriving, async () => copy));
  await vi.advanceTimersByTimeAsync(PATIENCE + 1);

  expect(await Promise.all(shown)).toEqual([copy, fresh]);
});

test('where there is no copy the network has all the time it wants', async () => {
  const shown = preferNetwork(answerAfter(10 * PATIENCE), nothing);
  await vi.advanceTimersByTimeAsync(10 * PATIENCE);

  expect(await shown).toBe(fresh);
  expect(await preferNetwork(Promise.resolve(broken), nothing)).toBe(broken);
  expect(await preferNetwork(Promise.reject(new TypeError()), nothing)).toBeUndefined();
});

function answerAfter(milliseconds: number): Promise<Response> {
  return new Promise((resolve) => setTimeout(() => resolve(fresh), milliseconds));
}

import { afterEach, expect, test, vi } from 'vitest';
import { keep, onChosenElsewhere, recall } from './memory.client.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test('a kept choice is recalled', () => {
  keep('scheme', 'dark');

  expect(recall('scheme')).toBe('dark');
});

test('a choice taken back is forgotten', () => {
  keep('scheme', 'dark');

  keep('scheme', null);

  expect(recall('scheme')).toBeNull();
});

test('blocked storage counts as no choice and breaks nothing', () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);

  keep('scheme', 'dark');

  expect(recall('scheme')).toBeNull();
});

test('only our own keys are told of when another tab writes', () => {
  const told: unknown[] = [];
  onChosenElsewhere((key, value) => told.push([key, value]));

  dispatchEvent(new StorageEvent('storage', { key: 'someone-else', newValue: 'x' }));
  dispatchEvent(new StorageEvent('storage', { key: 'tearsheet:scheme', newValue: 'dark' }));

  expect(told).toEqual([['scheme', 'dark']]);
});

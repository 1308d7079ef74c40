import { afterEach, expect, test, vi } from 'vitest';
import { showScheme } from './scheme.client.ts';
import { shownScheme } from './shownScheme.client.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['system', 'dark', 'dark'],
  ['system', 'light', 'light'],
  ['light', 'dark', 'light'],
  ['dark', 'light', 'dark'],
] as const)('who chose %s on a device that prefers %s sees %s', (choice, device, shown) => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes(device) }));

  showScheme(choice);

  expect(shownScheme()).toBe(shown);
});

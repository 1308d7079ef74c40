import { afterEach, expect, test, vi } from 'vitest';
import { nameKeys } from './nameKeys.client.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['MacIntel', '⌘ K', '⌘'],
  ['iPhone', '⌘ K', '⌘'],
  ['Linux x86_64', 'Ctrl K', 'Ctrl'],
])('on %s a shortcut begins with its own key', (platform, search, key) => {
  vi.stubGlobal('navigator', { platform });
  document.body.innerHTML = '<span data-keys=" K"></span><kbd data-keys="">Ctrl</kbd>';

  nameKeys();

  expect([...document.body.children].map((each) => each.textContent)).toEqual([search, key]);
});

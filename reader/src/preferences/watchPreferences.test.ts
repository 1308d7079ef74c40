import { expect, test, vi } from 'vitest';
import { show } from './preference.client.ts';
import { preferences } from './preferences.client.ts';
import { watchPreferences } from './watchPreferences.client.ts';

test('it tells what holds, and later what changed', async () => {
  show(preferences.packageManager, 'pnpm');
  const told: string[] = [];

  watchPreferences(({ name }, value) => told.push(`${name} ${value}`));
  expect(told).toContain('package-manager pnpm');
  expect(told).toContain('density comfortable');
  told.length = 0;
  show(preferences.packageManager, 'yarn');

  await vi.waitFor(() => expect(told).toEqual(['package-manager yarn']));
});

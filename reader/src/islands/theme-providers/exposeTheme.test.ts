import { expect, test, vi } from 'vitest';
import { exposeTheme } from './exposeTheme.client.ts';

test('the console has the latest theme, and says once where it is', () => {
  const info = vi.spyOn(console, 'info').mockReturnValue();

  exposeTheme({ spacing: 8 });
  exposeTheme({ spacing: 6 });

  expect(window).toHaveProperty('theme', { spacing: 6 });
  expect(info).toHaveBeenCalledOnce();
  expect(info.mock.lastCall?.[0]).toContain('window.theme');
});

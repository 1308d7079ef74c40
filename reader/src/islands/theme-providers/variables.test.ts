// @vitest-environment node
import { expect, test } from 'vitest';
import { withPreference, writeRules } from './variables.ts';

test('variables become rules, and the scheme is left to the site', () => {
  const css = writeRules([{ ':root': { colorScheme: 'light', '--mui-spacing': '8px' } }]);

  expect(css).toBe(':root{--mui-spacing:8px;}');
});

test('dark is repeated for visitors who prefer it and run no script', () => {
  const sheets = [{ '[data-scheme="dark"]': { '--a': '#000' } }];

  const css = writeRules(withPreference(sheets, '[data-scheme="dark"]'));

  expect(css).toBe(
    '[data-scheme="dark"]{--a:#000;}' +
      '@media (prefers-color-scheme: dark){:root:not([data-scheme]){--a:#000;}}',
  );
});

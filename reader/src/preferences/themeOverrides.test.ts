import { afterEach, expect, test } from 'vitest';
import {
  applyThemeOverrides,
  keepThemeOverrides,
  recallThemeOverrides,
  THEME_OVERRIDES,
} from './themeOverrides.client.ts';

afterEach(() => {
  localStorage.clear();
  applyThemeOverrides();
});

test('colors and density are tried side by side, and end one by one', () => {
  keepThemeOverrides({ colors: { primary: '#096', secondary: '#f50', style: 'a{}' } });
  keepThemeOverrides({ density: { spacing: 4, compact: true, style: 'b{}' } });
  expect(document.getElementById(THEME_OVERRIDES)?.textContent).toBe('a{}b{}');
  expect(document.documentElement.dataset.demos).toBe('compact');

  keepThemeOverrides({ density: undefined });
  expect(document.getElementById(THEME_OVERRIDES)?.textContent).toBe('a{}');
  expect(document.documentElement.dataset.demos).toBeUndefined();
});

test.each(['', 'rubbish', 'null', '5', '{"colors":5}'])(
  '%j in the storage harms nobody',
  (kept) => {
    localStorage.setItem('tearsheet:tried', kept);

    expect(() => applyThemeOverrides()).not.toThrow();
  },
);

test('without anything tried the document has no style for it', () => {
  applyThemeOverrides();

  expect(recallThemeOverrides()).toEqual({});
  expect(document.getElementById(THEME_OVERRIDES)).toBeNull();
});

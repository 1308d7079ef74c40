import { expect, test } from 'vitest';
import { checkTheme } from './checkTheme.ts';

test('vars without generateThemeVars is refused, and with it is not', () => {
  expect(checkTheme('{ vars: {} }').refusal).toEqual({ kind: 'vars' });
  expect(checkTheme('{ vars: {}, generateThemeVars: true }').refusal).toBeUndefined();
  expect(checkTheme('{ vars: null }').refusal).toBeUndefined();
});

test('every color of the palette has to be one', () => {
  const code = "{ palette: { mode: 'dark', info: { main: '#fff', dark: 'navy' } } }";

  expect(checkTheme(code).refusal).toEqual({
    kind: 'color',
    path: 'palette.info.dark',
    found: 'navy',
  });
});

test('what would be written into the document is left out, and named', () => {
  const { fields, left } = checkTheme('{ cssVariables: true, spacing: 4 }');

  expect(fields).toEqual({ spacing: 4 });
  expect(left).toEqual(['cssVariables']);
});

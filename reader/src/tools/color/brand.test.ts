// @vitest-environment node
import { expect, test } from 'vitest';
import { EVERYWHERE, writeBrand } from './brand.ts';
import { USUAL } from './choice.ts';

test('only the variables of what was chosen are written, in both schemes', () => {
  const style = writeBrand({ ...USUAL, primary: '#009688' }, EVERYWHERE);

  expect(style).toContain(`${EVERYWHERE.light}{--mui-palette-primary-main:rgb(0, 150, 136);`);
  expect(style).toContain('--mui-palette-primary-mainChannel:0 150 136;');
  expect(style).toContain(`${EVERYWHERE.dark}{`);
  expect(style).not.toContain('secondary');
});

test('what variables cannot hold is turned into what a screen shows', () => {
  const style = writeBrand({ ...USUAL, primary: 'color(rec-2020 0.2 0.6 0.5)' }, EVERYWHERE);

  expect(style).not.toContain('rec-2020');
  expect(style).not.toContain('NaN');
});

test('the usual colors need no style', () => {
  expect(writeBrand(USUAL, EVERYWHERE)).toBe('');
});

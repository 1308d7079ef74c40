// @vitest-environment node
import { expect, test } from 'vitest';
import { USUAL, writeDensityCode, writeSpacing } from './density.ts';

test('code says the unit, and the components that are dense', () => {
  const code = writeDensityCode({ spacing: 4, compact: true });

  expect(code).toContain('spacing: 4,');
  expect(code).toContain("MuiButton: { defaultProps: { size: 'small' } },");
  expect(code).toContain('MuiListItem: { defaultProps: { dense: true } },');
  expect(writeDensityCode(USUAL)).not.toContain('components');
});

test('the usual unit needs no style', () => {
  expect(writeSpacing(8, ':root')).toBe('');
  expect(writeSpacing(0, ':root')).toBe(':root{--mui-spacing:0px}');
});

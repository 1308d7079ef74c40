import { expect, test } from 'vitest';
import { addressOf, choiceIn, normal, USUAL, writeThemeCode } from './choice.ts';

test('an address holds both colors, and nothing where they are the usual ones', () => {
  const choice = { primary: 'hsl(174, 100%, 29%)', secondary: '#ff5722' };
  const place = { pathname: '/color/', search: '?a=1', hash: '#formats' } as Location;

  const address = addressOf(choice, place);

  expect(choiceIn(new URL(address, 'https://a').search)).toEqual(choice);
  expect(address).toMatch(/^\/color\/\?a=1&.+#formats$/);
  expect(addressOf(USUAL, place)).toBe('/color/?a=1#formats');
});

test('an address that names one color leaves the other', () => {
  expect(choiceIn('?primary=%23096')).toEqual({ ...USUAL, primary: '#096' });
  expect(choiceIn(`?primary=${'a'.repeat(500)}`).primary).toHaveLength(80);
});

test('code names a shade by its hue, and writes other colors as the library reads them', () => {
  const code = writeThemeCode({ primary: '#00796b', secondary: normal('rgb(1 2 3 / 50%)') });

  expect(code).toContain("import { teal } from '@mui/material/colors';");
  expect(code).toContain('primary: { main: teal[700] }');
  expect(code).toContain("secondary: { main: 'rgba(1, 2, 3, 0.5)' }");
});

test.each(['color(rec-2020 0.2 0.6 0.5)', ' COLOR(REC-2020 20% 60% 50% / 0.5) '])(
  'code never names %s, which no browser accepts',
  (typed) => {
    const code = writeThemeCode({ primary: normal(typed), secondary: '#096' });

    expect(code).toMatch(/primary: \{ main: 'rgba?\(0, \d+, \d+(, 0\.5)?\)' \}/);
    expect(code).not.toContain('rec');
  },
);

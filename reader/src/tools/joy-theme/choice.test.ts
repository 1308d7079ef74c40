import { expect, test } from 'vitest';
import {
  addressOf,
  type Choice,
  choiceIn,
  colorOf,
  DEFAULT_CHOICE,
  ignoredIn,
  withColor,
} from './choice.ts';

const CHOICE: Choice = {
  light: { primary: '#096', danger: 'hsl(0, 90%, 40%)' },
  dark: { primary: '#0cf' },
  radius: 0,
  shadow: 250,
  body: 'serif',
  display: 'mono',
};

test('an address holds all of a choice, and keeps what else it has', () => {
  const address = addressOf(CHOICE, { pathname: '/a/', search: '?b=1', hash: '#c' } as Location);

  expect(choiceIn(new URL(address, 'https://a').search)).toEqual(CHOICE);
  expect(address).toMatch(/^\/a\/\?b=1&.+#c$/);
});

test('the default theme needs no query', () => {
  const place = { pathname: '/a/', search: '?radius=3&dark-primary=%23096', hash: '' } as Location;

  expect(addressOf(DEFAULT_CHOICE, place)).toBe('/a/');
});

test.each([
  '?radius=999',
  '?radius=-1',
  '?radius=1e1',
  '?shadow=3000',
  '?body=comic',
  '?light-primary=teal',
  `?light-primary=${'%23'.repeat(90)}`,
])('%s is ignored, and named', (search) => {
  expect(choiceIn(search)).toEqual(DEFAULT_CHOICE);
  expect(ignoredIn(search)).toEqual([...new URLSearchParams(search).keys()]);
});

test.each([
  '',
  '?page=2',
  '?radius=8&shadow=100&body=default',
  '?radius=3&dark-primary=%23096&display=mono',
])('nothing of %s is ignored', (search) => {
  expect(ignoredIn(search)).toEqual([]);
});

test('a color of the light scheme reaches the dark one, until that has its own', () => {
  const light = withColor(DEFAULT_CHOICE, 'light', 'primary', '#009688');
  const both = withColor(light, 'dark', 'primary', '#00ccff');

  expect(colorOf(light, 'dark', 'primary')).toBe('#009688');
  expect([colorOf(both, 'light', 'primary'), colorOf(both, 'dark', 'primary')]).toEqual([
    '#009688',
    '#00ccff',
  ]);
});

test('the color that a scheme would have anyway is not kept', () => {
  const light = withColor(DEFAULT_CHOICE, 'light', 'primary', '#009688');

  expect(withColor(light, 'dark', 'primary', '#009688').dark).toEqual({});
  expect(withColor(light, 'light', 'primary', '#0b6bcb')).toEqual(DEFAULT_CHOICE);
});

import { expect, test } from 'vitest';
import { parseAddress, writeAddress } from './address.client.ts';

test.each([
  ['#BasicSwitch', { name: 'BasicSwitch' }],
  ['#BasicSwitch.js', { name: 'BasicSwitch', language: 'JS' }],
  ['#BasicSwitch.tsx', { name: 'BasicSwitch', language: 'TS' }],
  ['#system-BasicSwitch.tsx', { name: 'BasicSwitch', styling: 'system', language: 'TS' }],
  ['#tailwind-BasicSwitch.js', { name: 'BasicSwitch', styling: 'tailwind', language: 'JS' }],
  ['#css-BasicSwitch.tsx', { name: 'BasicSwitch', styling: 'css', language: 'TS' }],
  ['#css-BasicSwitch', { name: 'BasicSwitch', styling: 'css' }],
  ['#Switch_2.js', { name: 'Switch_2', language: 'JS' }],
])('%s names a demo, its cut and its code', (hash, address) => {
  expect(parseAddress(hash)).toEqual({ ...address, view: {} });
});

test.each([
  ['is empty', ''],
  ['leads to a heading', '#css-in-js'],
  ['leads to a heading with a capital', '#Some-css-Foo'],
  ['names no styling there is', '#less-BasicSwitch.tsx'],
  ['names a file of another kind', '#BasicSwitch.css'],
  ['has another file in front', '#tailwind-css-BasicSwitch.js'],
  ['begins with a capital styling', '#Tailwind-BasicSwitch.js'],
])('a hash that %s is no address of a demo', (_, hash) => {
  expect(parseAddress(hash)).toBeUndefined();
});

test('what follows the question mark says how the demo is shown', () => {
  const hash = '#css-BasicSwitch.js?direction=rtl&scheme=dark&density=compact&width=360&edit=x-_y';

  expect(parseAddress(hash)).toEqual({
    name: 'BasicSwitch',
    styling: 'css',
    language: 'JS',
    view: { direction: 'rtl', scheme: 'dark', density: 'compact', width: 360 },
    edit: 'x-_y',
  });
});

test.each([
  ['direction=up'],
  ['scheme=system'],
  ['scheme=DARK'],
  ['density='],
  ['width=0'],
  ['width=-360'],
  ['width=36e1'],
  ['width=99999'],
  ['width=phone'],
  ['color=red'],
  ['edit='],
  ['%E0%A4%A'],
  ['?'],
])('what nobody can choose is left out: %s', (query) => {
  expect(parseAddress(`#BasicSwitch?${query}`)).toEqual({ name: 'BasicSwitch', view: {} });
});

test('a bad value leaves the good ones alone', () => {
  expect(parseAddress('#BasicSwitch?direction=up&scheme=dark')?.view).toEqual({
    scheme: 'dark',
  });
});

test.each([
  ['#BasicSwitch'],
  ['#BasicSwitch.tsx'],
  ['#tailwind-BasicSwitch.js'],
  ['#BasicSwitch.js?scheme=dark'],
  ['#css-BasicSwitch.tsx?direction=ltr&scheme=light&density=comfortable&width=768&edit=a.b-c'],
])('%s is written as it was read', (hash) => {
  const address = parseAddress(hash);

  expect(address && writeAddress(address)).toBe(hash);
});

test('an edit with signs of its own comes through whole', () => {
  const address = { name: 'BasicSwitch', view: {}, edit: 'a+b/c=&d #%?' };

  expect(parseAddress(writeAddress(address))).toEqual(address);
});

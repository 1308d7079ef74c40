// @vitest-environment node
import { expect, test } from 'vitest';
import { kindOf } from './kinds.ts';

const HOME = 'https://example.com';

test.each([
  ['/assets/browser-DRF99aCf.js', 'hashed'],
  ['/search/names.3f9a02b1.json', 'hashed'],
  ['/offline/joy-ui.3f9a02b1c4d5.json', 'hashed'],
  ['/offline/products.json', 'changing'],
  ['/search/start.json', 'search'],
  ['/search/start.json?again', 'search'],
  ['/parts/speculation-rules.json', 'changing'],
  ['/icon.svg', 'changing'],
])('%s is %s', (path, kind) => {
  expect(kindOf(new Request(HOME + path), HOME)).toBe(kind);
});

test('a page that is visited is a document; in a frame it counts among what changes', () => {
  const visit = { url: `${HOME}/joy-ui/`, method: 'GET', mode: 'navigate', headers: new Headers() };

  const kinds = ['document', 'iframe'].map((destination) =>
    kindOf({ ...visit, destination } as Request, HOME),
  );

  expect(kinds).toEqual(['document', 'changing']);
});

test.each([
  ['what is sent', new Request(`${HOME}/assets/a-12345678.js`, { method: 'POST' })],
  ['a part of a file', new Request(`${HOME}/a.mp4`, { headers: { range: 'bytes=0-1' } })],
  ['another site', new Request('https://fonts.example.com/assets/a-12345678.woff2')],
  [
    'what is fetched for a whole product',
    new Request(`${HOME}/assets/a-12345678.js`, { redirect: 'error' }),
  ],
  ['a page that is fetched ahead', new Request(`${HOME}/joy-ui/`)],
])('%s is left alone', (_, request) => {
  expect(kindOf(request, HOME)).toBeUndefined();
});

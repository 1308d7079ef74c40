import { expect, test } from 'vitest';
import { isAtHome } from './isAtHome.ts';

test.each(['example.com', 'www.example.com', 'v5.docs.example.com'])('%s is at home', (host) => {
  expect(isAtHome(host, 'example.com')).toBe(true);
});

test.each([
  'notexample.com',
  'example.com.evil.net',
  'example.org',
  'com',
  'evil.net',
  'example-com.evil.net',
  'xn--exmple-cua.com',
  '127.0.0.1',
  '',
])('%o only looks like it', (host) => {
  expect(isAtHome(host, 'example.com')).toBe(false);
});

test.each([undefined, ''])('a page that names no home (%o) is nowhere at home', (home) => {
  expect(isAtHome('example.com', home)).toBe(false);
});

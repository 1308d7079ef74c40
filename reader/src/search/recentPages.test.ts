import { beforeEach, expect, test } from 'vitest';
import { recentPages, rememberPage } from './recentPages.ts';

beforeEach(() => localStorage.clear());

test('the page seen last comes first, and each stands there once', () => {
  for (const page of ['/a/', '/b/', '/a/']) rememberPage(page);

  expect(recentPages()).toEqual(['/a/', '/b/']);
});

test('only a handful is kept', () => {
  for (let number = 0; number < 20; number += 1) rememberPage(`/${number}/`);

  expect(recentPages()).toHaveLength(7);
  expect(recentPages()[0]).toBe('/19/');
});

test.each(['no JSON', '{"a":1}', 'null', '[1, null]'])('%s counts as no pages', (kept) => {
  localStorage.setItem('tearsheet:recent', kept);

  expect(recentPages()).toEqual([]);
});

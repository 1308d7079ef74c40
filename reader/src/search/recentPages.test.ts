import { beforeEach, expect, test } from 'vitest';
import { forgetPage, forgetPages, recentPages } from './recentPages.client.ts';
import { rememberPage } from './rememberPage.client.ts';

beforeEach(() => localStorage.clear());

test('the page seen last comes first, and each stands there once', () => {
  for (const page of ['/a/', '/b/', '/a/']) read(page);

  expect(recentPages()).toEqual([
    { address: '/a/', title: 'Page /a/' },
    { address: '/b/', title: 'Page /b/' },
  ]);
});

test('only a handful is kept', () => {
  for (let number = 0; number < 20; number += 1) read(`/${number}/`);

  expect(recentPages()).toHaveLength(8);
  expect(recentPages()[0]?.address).toBe('/19/');
});

test('one can be forgotten, and all of them', () => {
  for (const page of ['/a/', '/b/', '/c/']) read(page);

  forgetPage('/b/');
  const left = recentPages().map(({ address }) => address);
  forgetPages();

  expect(left).toEqual(['/c/', '/a/']);
  expect(recentPages()).toEqual([]);
});

test('a page that is not there is not among them', () => {
  localStorage.setItem('tearsheet:recent', '/nowhere/ Page not found - Tearsheet');

  expect(recentPages()).toEqual([]);
});

test.each(['', '["/a/"]', '/a/', '//elsewhere.example/ Elsewhere', 'javascript:0 Title'])(
  '%s counts as no pages',
  (kept) => {
    localStorage.setItem('tearsheet:recent', kept);

    expect(recentPages()).toEqual([]);
  },
);

function read(address: string): void {
  history.replaceState(null, '', address);
  document.title = `Page ${address}`;
  rememberPage();
}

import { afterEach, beforeEach, expect, test } from 'vitest';
import { imposeSetting, releaseSetting } from './imposeSetting.client.ts';

const page = document.documentElement;
let root: HTMLElement;
let end: () => void;

beforeEach(() => {
  Object.assign(page.dataset, { scheme: 'light', density: 'compact' });
  page.dir = 'ltr';
  root = document.implementation.createHTMLDocument().documentElement;
});

afterEach(() => end());

test('what is set holds, and what is not set is as in the page', () => {
  end = imposeSetting(root, { direction: 'rtl' });

  expect(root.dir).toBe('rtl');
  expect(root.dataset).toMatchObject({ scheme: 'light', apart: '' });
});

test('demos stand as their library has them, however close the page stands', () => {
  end = imposeSetting(root, {});

  expect(root.dataset.density).toBe('comfortable');
});

test('the visitor changes the page: what is not set follows, what is set stays', async () => {
  end = imposeSetting(root, { direction: 'rtl' });

  page.dataset.scheme = 'dark';
  page.dir = 'ltr';

  await expect.poll(() => root.dataset.scheme).toBe('dark');
  expect(root.dir).toBe('rtl');
});

test('a document that follows the page on its own is held to its setting', async () => {
  end = imposeSetting(root, { scheme: 'dark' });

  root.dataset.scheme = 'light';

  await expect.poll(() => root.dataset.scheme).toBe('dark');
});

test('released, it looks as the page does', () => {
  imposeSetting(root, { scheme: 'dark', direction: 'rtl' })();

  releaseSetting(root);

  expect(root.dir).toBe('ltr');
  expect({ ...root.dataset }).toEqual({ scheme: 'light', density: 'compact' });
});

import { afterEach, beforeEach, expect, test } from 'vitest';
import { imposeView, releaseView } from './imposeView.client.ts';

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
  end = imposeView(root, { direction: 'rtl' });

  expect(root.dir).toBe('rtl');
  expect(root.dataset).toMatchObject({ scheme: 'light', inFrame: '' });
});

test('demos stand as their library has them, however close the page stands', () => {
  end = imposeView(root, {});

  expect(root.dataset.density).toBe('comfortable');
});

test('the visitor changes the page: what is not set follows, what is set stays', async () => {
  end = imposeView(root, { direction: 'rtl' });

  page.dataset.scheme = 'dark';
  page.dir = 'ltr';

  await expect.poll(() => root.dataset.scheme).toBe('dark');
  expect(root.dir).toBe('rtl');
});

test('a document that follows the page on its own is held to its view', async () => {
  end = imposeView(root, { scheme: 'dark' });

  root.dataset.scheme = 'light';

  await expect.poll(() => root.dataset.scheme).toBe('dark');
});

test('released, it looks as the page does', () => {
  imposeView(root, { scheme: 'dark', direction: 'rtl' })();

  releaseView(root);

  expect(root.dir).toBe('ltr');
  expect({ ...root.dataset }).toEqual({ scheme: 'light', density: 'compact' });
});

import { expect, test, vi } from 'vitest';
import { followPage } from './followPage.client.ts';

const page = document.createElement('html');
const root = document.documentElement;

test('what is chosen on the page holds in the frame, and what is set for the frame alone stays', async () => {
  page.dataset.scheme = 'dark';
  page.dir = 'ltr';
  followPage(page);
  expect(root.dataset.scheme).toBe('dark');
  root.dir = 'rtl';

  page.dataset.scheme = 'light';

  await vi.waitFor(() => expect(root.dataset.scheme).toBe('light'));
  expect(root.dir).toBe('rtl');
});

test('paper is light, and the page says what comes after it', () => {
  page.dataset.scheme = 'dark';
  dispatchEvent(new Event('beforeprint'));
  expect(root.dataset.scheme).toBe('light');

  dispatchEvent(new Event('afterprint'));

  expect(root.dataset.scheme).toBe('dark');
});

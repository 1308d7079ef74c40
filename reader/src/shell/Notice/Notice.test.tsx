import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { textsIn } from '../texts.ts';
import { offerDismissal } from './dismissNotice.client.ts';
import { Notice } from './Notice.tsx';

afterEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.noNotice;
});

function show() {
  const notice = { id: 'version-8', text: 'Version 8 is here', href: '/versions/' };
  render(
    <>
      <Notice notice={notice} texts={textsIn(undefined)} />
      <header>
        <a href="/">Home</a>
      </header>
    </>,
  );
  offerDismissal();
}

test('leads to what it is about', () => {
  show();

  expect(screen.getByRole('complementary', { name: 'Notice' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Version 8 is here' })).toHaveProperty(
    'pathname',
    '/versions/',
  );
});

test('is remembered as dismissed, and hands the focus on', async () => {
  show();

  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));

  expect(localStorage.getItem('tearsheet:notice')).toBe('version-8');
  expect(document.documentElement.dataset.noNotice).toBe('');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Home' }));
});

import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { keep, recall } from '../../preferences/memory.client.ts';
import { Footer } from '../Footer/Footer.tsx';
import { textsIn } from '../texts.ts';
import { askConsent } from './askConsent.client.ts';

const site = {
  name: 'Tearsheet',
  host: '',
  repository: null,
  asksConsent: true,
  pages: [],
  feed: null,
};
const QUESTION = { name: 'May this site measure visits?' };

const hear = vi.fn();

beforeEach(() => {
  localStorage.clear();
  hear.mockClear();
  // The question stands right behind the way to the content.
  render(
    <>
      <a href="#main">Skip</a>
      <main id="main" tabIndex={-1} />
      <Footer site={site} product={null} products={[]} version={undefined} texts={textsIn({})} />
    </>,
  );
});

test('who never answered is asked, and keeps the answer', async () => {
  askConsent(hear);
  const notice = await screen.findByRole('region', QUESTION);
  expect(hear).not.toHaveBeenCalled();

  await userEvent.click(await screen.findByRole('button', { name: 'Yes, measure' }));

  expect(hear).toHaveBeenLastCalledWith(true);
  expect(recall('measuring')).toBe('yes');
  expect(notice.isConnected).toBe(false);
});

test('who answered before is not asked, but can think better of it', async () => {
  keep('measuring', 'no');
  askConsent(hear);
  expect(hear).toHaveBeenLastCalledWith(false);
  const opener = screen.getByRole('button', { name: 'Measuring of visits' });

  await userEvent.click(opener);
  expect(document.activeElement).toBe(await screen.findByRole('region', QUESTION));
  await userEvent.click(screen.getByRole('button', { name: 'Yes, measure' }));

  expect(hear).toHaveBeenLastCalledWith(true);
  expect(document.activeElement).toBe(opener);
});

test('it can be left unanswered by keyboard, which then comes to the text', async () => {
  askConsent(hear);
  (await screen.findByRole('button', { name: 'No, do not' })).focus();

  await userEvent.keyboard('{Escape}');

  expect(screen.queryByRole('region', QUESTION)).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(hear).not.toHaveBeenCalled();
});

test('an answer in another tab holds here as well', async () => {
  askConsent(hear);
  await screen.findByRole('region', QUESTION);

  keep('measuring', 'no');
  dispatchEvent(new StorageEvent('storage', { key: 'tearsheet:measuring', newValue: 'no' }));

  await waitFor(() => expect(screen.queryByRole('region', QUESTION)).toBeNull());
  expect(hear).toHaveBeenLastCalledWith(false);
});

import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { ThemeViewer } from './ThemeViewer.island.tsx';

const light = JSON.stringify({ palette: { mode: 'light' }, zIndex: { snackbar: 1400 } });
const dark = JSON.stringify({ palette: { mode: 'dark' } });

Element.prototype.checkVisibility ??= () => true;
Element.prototype.scrollIntoView ??= () => {};

afterEach(() => history.replaceState(null, '', '/'));

test('a search leaves the keys that have it, opened', async () => {
  render(<ThemeViewer light={light} dark={dark} />);

  await userEvent.type(screen.getByRole('searchbox'), '1400');

  expect(screen.getByText('1 key', { selector: 'output' })).toBeTruthy();
  expect(screen.getByText('snackbar').closest('details')?.open).toBe(true);
  expect(screen.getByText('palette').closest('li')?.hidden).toBe(true);
});

test('a key that is chosen can be copied and has the address', async () => {
  render(<ThemeViewer light={light} dark={dark} />);

  fireEvent.click(screen.getByText('snackbar'));

  expect(screen.getByText('theme.zIndex.snackbar')).toBeTruthy();
  expect(location.hash).toBe('#theme.zIndex.snackbar');
});

test('the dark theme has what is another there', async () => {
  render(<ThemeViewer light={light} dark={dark} />);

  await userEvent.click(screen.getByRole('checkbox', { name: 'Dark theme' }));

  expect(screen.getByText('"dark"')).toBeTruthy();
  expect(screen.getByText('snackbar')).toBeTruthy();
});

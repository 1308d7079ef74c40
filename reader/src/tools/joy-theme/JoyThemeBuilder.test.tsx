import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { JoyThemeBuilder } from './JoyThemeBuilder.island.tsx';

afterEach(() => history.replaceState(null, '', '/'));

function code(): string {
  return screen.getByText(/export const theme/).textContent ?? '';
}

test('a main color becomes a whole scale, in code, in the preview and in the address', () => {
  render(<JoyThemeBuilder />);
  const field = screen.getByRole('textbox', { name: 'primary, light color' });

  fireEvent.change(field, { target: { value: '#009688' } });

  const tones = within(screen.getByRole('list', { name: 'primary: tones' }));
  expect(tones.getAllByRole('listitem')).toHaveLength(10);
  expect(tones.getByText('#009688')).toBeTruthy();
  expect(code()).toContain("500: '#009688',");
  expect(document.querySelector('[data-scheme] style')?.textContent).toContain('#009688');
  expect(new URLSearchParams(location.search).get('light-primary')).toBe('#009688');
});

test('text that is no color is told of, and changes nothing', () => {
  render(<JoyThemeBuilder />);
  const field = screen.getByRole('textbox', { name: 'primary, light color' });

  fireEvent.change(field, { target: { value: 'teal' } });

  expect(screen.getByText('Unsupported color “teal”.')).toBeTruthy();
  expect(code()).toContain('extendTheme()');
  expect(location.search).toBe('');
});

test('values of the address that are no settings are named until something is chosen', async () => {
  history.replaceState(null, '', '/?light-primary=teal&radius=12');
  render(<JoyThemeBuilder />);
  expect(screen.getByText(/can't be used.*: light-primary\.$/)).toBeTruthy();

  await userEvent.selectOptions(screen.getByLabelText('Body font'), 'Serif');

  expect(screen.queryByText(/can't be used/)).toBeNull();
});

test('each scheme has colors of its own', async () => {
  history.replaceState(null, '', '/?light-primary=%23009688&dark-primary=%2300bfa5');
  render(<JoyThemeBuilder />);

  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));

  expect(screen.getByDisplayValue('#00bfa5')).toBeTruthy();
  expect(screen.getByRole('table').textContent).toContain('Contrast in the dark scheme');
  expect(screen.getByRole('region', { name: 'Preview' }).dataset.scheme).toBe('dark');
});

test('steps are taken back, and all of them at once', async () => {
  render(<JoyThemeBuilder />);
  const undo = screen.getByRole('button', { name: 'Undo' });

  await userEvent.selectOptions(screen.getByLabelText('Body font'), 'Serif');
  await userEvent.selectOptions(screen.getByLabelText('Heading font'), 'Monospace');
  await userEvent.click(undo);
  expect(code()).toContain('body');
  expect(code()).not.toContain('display');

  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(code()).toContain('extendTheme()');

  await userEvent.click(undo);
  expect(code()).toContain('Georgia');
});

test('the contrast of each pair follows the colors', async () => {
  history.replaceState(null, '', '/?light-warning=%23ffeb3b');
  render(<JoyThemeBuilder />);

  const warning = screen.getByRole('row', { name: /^warning/ });
  const primary = screen.getByRole('row', { name: /^primary/ });
  expect(warning.textContent).toMatch(/1\.2\d Fails/);
  expect(primary.textContent).not.toContain('Fails');
});

test('the default theme has a preview without a style of its own', () => {
  render(<JoyThemeBuilder />);

  const preview = screen.getByRole('region', { name: 'Preview' });
  expect(preview.querySelector('style')).toBeNull();
  expect(within(preview).getByRole('button', { name: 'Reserve a wheel' })).toBeTruthy();
});

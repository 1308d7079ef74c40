import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { ColorTool } from './ColorTool.island.tsx';

afterEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/');
});

test('a color that is none is told of, and the last one stays', async () => {
  render(<ColorTool />);
  const field = screen.getByRole('textbox', { name: 'Primary color' });

  await userEvent.clear(field);
  await userEvent.type(field, 'teal');

  expect(screen.getByText('Unsupported color “teal”.')).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(/blue\[700\]/)).toBeTruthy();
});

test('a shade that is picked is typed, read and in the address', async () => {
  render(<ColorTool />);
  const hues = screen.getByRole('radiogroup', { name: 'Secondary: Hue' });

  await userEvent.click(within(hues).getByRole('radio', { name: 'deep orange' }));

  expect(screen.getByDisplayValue('#ff5722')).toBe(
    screen.getByRole('textbox', { name: 'Secondary color' }),
  );
  expect(new URLSearchParams(location.search).get('secondary')).toBe('#ff5722');
});

test('what is tried is kept until it is stopped', async () => {
  history.replaceState(null, '', '/?primary=%23009688');
  render(<ColorTool />);

  await userEvent.click(screen.getByRole('button', { name: 'Try on all demos' }));
  expect(document.getElementById('theme-overrides')?.textContent).toContain('rgb(0, 150, 136)');
  expect(localStorage.getItem('tearsheet:tried')).toContain('#009688');

  await userEvent.click(screen.getByRole('button', { name: 'Stop trying' }));
  expect(document.getElementById('theme-overrides')).toBeNull();
  expect(localStorage.getItem('tearsheet:tried')).toBeNull();
});

import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ErrorCodes } from './ErrorCodes.tsx';

test('every message has an address of its own', () => {
  render(<ErrorCodes codes={[{ number: 9, message: 'Unsupported `%s` color.' }]} />);

  const row = screen.getByRole('row', { name: /Unsupported/ });
  expect(row.id).toBe('code-9');
  expect(within(row).getByRole('link', { name: '9' }).getAttribute('href')).toBe('#code-9');
});

test('shows a gap where a word belongs', () => {
  render(<ErrorCodes codes={[{ number: 9, message: 'Unsupported `%s` color.' }]} />);

  expect(screen.getByText('…').outerHTML).toBe('<i>…</i>');
  expect(screen.getByText('…').closest('code')).toBeTruthy();
});

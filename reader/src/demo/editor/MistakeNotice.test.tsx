import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MistakeNotice } from './MistakeNotice.island.tsx';

const mistake = { message: 'TypeError: No.', file: 'index.tsx', line: 3 };

test('names the place and what is wrong there', () => {
  render(<MistakeNotice mistake={mistake} isBehind={false} />);

  expect(screen.getByRole('alert').textContent).toBe('index.tsx, line 3: TypeError: No.');
});

test('English words keep their order on a page from right to left', () => {
  render(<MistakeNotice mistake={mistake} isBehind={false} />);

  expect(screen.getByRole('alert').querySelector('p')?.getAttribute('dir')).toBe('auto');
});

test('says so where an earlier version is still to be seen', () => {
  render(<MistakeNotice mistake={{ message: 'Other.' }} isBehind />);

  expect(screen.getByRole('alert').textContent).toBe(
    'Other.The last version that worked is shown.',
  );
});

test('what the code says is text, never markup', () => {
  render(<MistakeNotice mistake={{ message: '<img src=x>' }} isBehind={false} />);

  expect(screen.getByRole('alert').querySelector('img')).toBeNull();
});

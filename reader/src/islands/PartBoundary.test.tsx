import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { PartBoundary } from './PartBoundary.tsx';

let broken = true;

afterEach(() => vi.restoreAllMocks());

test('an error stays in its part, and trying again can mend it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <PartBoundary>
      <Fragile />
    </PartBoundary>,
  );
  expect(screen.getByRole('alert').textContent).toContain('This part stopped working.');

  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(screen.getByText('Whole')).toBeTruthy();
});

test('says when the part lives', () => {
  const live = vi.fn();

  render(<PartBoundary onLive={live}>Content</PartBoundary>);

  expect(live).toHaveBeenCalledOnce();
});

function Fragile() {
  if (broken) throw new Error('Out of order.');
  return <p>Whole</p>;
}

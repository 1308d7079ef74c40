import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { IslandBoundary } from './IslandBoundary.island.tsx';

let broken: boolean;

beforeEach(() => {
  broken = true;
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  vi.restoreAllMocks();
  document.head.replaceChildren();
});

test('an error stays in its part, and says what it is', () => {
  showPart();

  expect(screen.getByRole('alert').textContent).toContain(
    'This part stopped working. Out of order.',
  );
  expect(screen.getByText('Beside')).toBeTruthy();
});

test('a part begins anew when it is reset, and the keyboard goes on from there', async () => {
  const { container } = showPart();

  broken = false;
  await reset();

  expect(screen.getByText('Whole')).toBeTruthy();
  expect(document.activeElement).toBe(container.querySelector('.part'));
});

test('a part that fails again keeps the keyboard at its button', async () => {
  showPart();

  await reset();

  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Reset the demo' }));
});

test('a report begins with what is known: the demo, the page and the message', () => {
  document.head.innerHTML =
    '<meta name="report" content="https://report.example/?title={title}&body=https%3A%2F%2Fsite.example%2F">';

  showPart();

  const link = screen.getByRole('link', { name: 'Report this' });
  expect(link.getAttribute('href')).toBe(
    'https://report.example/?title=LoudBell%3A%20Out%20of%20order.&body=https%3A%2F%2Fsite.example%2F',
  );
});

test('a site that names no place for reports offers none', () => {
  showPart();

  expect(screen.queryByRole('link')).toBeNull();
});

test('says when the part lives', () => {
  const live = vi.fn();

  render(<IslandBoundary onLive={live}>Content</IslandBoundary>);

  expect(live).toHaveBeenCalledOnce();
});

function showPart() {
  return render(
    <div className="demo" data-name="LoudBell">
      <div className="part">
        <IslandBoundary>
          <Fragile />
        </IslandBoundary>
      </div>
      Beside
    </div>,
  );
}

function reset(): Promise<void> {
  return userEvent.click(screen.getByRole('button', { name: 'Reset the demo' }));
}

function Fragile() {
  if (broken) throw new Error('Out of order.');
  return <p>Whole</p>;
}

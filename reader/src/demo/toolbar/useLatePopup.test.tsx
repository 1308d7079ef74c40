import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { useLatePopup } from './useLatePopup.ts';

let arrive: () => void;
let stayAway: (why: Error) => void;
const failed = vi.fn();

beforeEach(() => {
  failed.mockReset();
  render(
    <>
      <Opener />
      <input />
    </>,
  );
});

function load() {
  return new Promise<true>((resolve, reject) => {
    arrive = () => resolve(true);
    stayAway = reject;
  });
}

function Opener() {
  const { button, isComing, parts, open, giveUp } = useLatePopup(load, failed);

  return (
    <button
      ref={button}
      type="button"
      aria-busy={isComing}
      aria-expanded={parts !== undefined}
      onClick={open}
      onKeyDown={({ key }) => {
        if (key === 'Escape') giveUp();
      }}
    >
      More
    </button>
  );
}

function button() {
  return screen.getByRole('button');
}

async function comesLate() {
  await act(async () => arrive());
  expect(button().ariaBusy).toBe('false');
}

test('while it is on its way the button is busy, and then it opens', async () => {
  await userEvent.click(button());
  expect(button().ariaBusy).toBe('true');

  await comesLate();

  expect(button().ariaExpanded).toBe('true');
});

test.each([
  ['went on with the Tab key', () => userEvent.tab()],
  ['turned to something else', () => userEvent.click(document.body)],
  ['gave it up', () => userEvent.keyboard('{Escape}')],
  ['scrolled on', async () => scrollAway()],
])('it does not open for somebody who %s meanwhile', async (_, leave) => {
  await userEvent.click(button());

  await leave();
  const focused = document.activeElement;
  await comesLate();

  expect(button().ariaExpanded).toBe('false');
  expect(document.activeElement).toBe(focused);
});

test('who gave it up and asks again gets it', async () => {
  await userEvent.click(button());
  await userEvent.keyboard('{Escape}{Enter}');

  await comesLate();

  expect(button().ariaExpanded).toBe('true');
});

test('what does not arrive is told, and the next press tries again', async () => {
  await userEvent.click(button());
  const why = new TypeError('Failed to fetch dynamically imported module');
  await act(async () => stayAway(why));
  expect(failed).toHaveBeenCalledWith(why);

  await userEvent.click(button());
  await comesLate();

  expect(button().ariaExpanded).toBe('true');
});

function scrollAway() {
  button().getBoundingClientRect = () => new DOMRect(0, -500, 44, 44);
}

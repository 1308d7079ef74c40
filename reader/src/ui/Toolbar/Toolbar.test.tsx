import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { teachPopovers } from '../../../popoverStandIn.ts';
import { Toolbar } from './Toolbar.island.tsx';

teachPopovers();

beforeEach(() => {
  document.body.replaceChildren();
  render(
    <>
      <Toolbar aria-label="Tools" tools="button">
        <button type="button">A</button>
        <button type="button" style={{ display: 'none' }}>
          B
        </button>
        <button type="button">C</button>
        <button type="button">D</button>
      </Toolbar>
      <a href="#x">x</a>
    </>,
  );
});

function focused() {
  return document.activeElement?.textContent;
}

async function keys(...pressed: readonly string[]) {
  const seen = [];
  for (const key of pressed) {
    await userEvent.keyboard(`{${key}}`);
    seen.push(focused());
  }
  return seen;
}

test('the Tab key stops once in the bar, and goes on behind it', async () => {
  await userEvent.tab();
  expect(focused()).toBe('A');

  await userEvent.tab();

  expect(focused()).toBe('x');
});

test('the arrow keys lead to the tools that can be seen, and round their ends', async () => {
  await userEvent.tab();

  const seen = await keys('ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End');

  expect(seen).toEqual(['C', 'D', 'A', 'D', 'A', 'D']);
});

test('from right to left they lead the other way', async () => {
  document.querySelector<HTMLElement>('[role=toolbar]')?.style.setProperty('direction', 'rtl');
  await userEvent.tab();

  expect(await keys('ArrowLeft', 'ArrowLeft', 'ArrowRight', 'End')).toEqual(['C', 'D', 'C', 'D']);
});

test('whoever comes back finds the tool that was left', async () => {
  await userEvent.tab();
  await keys('ArrowRight');
  await userEvent.tab();

  await userEvent.tab({ shift: true });

  expect(focused()).toBe('C');
});

test('other keys are left to the tool', async () => {
  await userEvent.tab();

  expect(await keys('ArrowDown', 'a')).toEqual(['A', 'A']);
});

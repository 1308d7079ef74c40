import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { teachPopovers } from '../samples.client.ts';
import { create, createSign } from './elements.client.ts';
import { Menu } from './Menu.client.ts';
import { offerPopup } from './offerPopup.client.ts';

let button: HTMLButtonElement;
let arrive: () => void;
let stayAway: (why: Error) => void;
const failed = vi.fn();

teachPopovers();

beforeEach(() => {
  failed.mockReset();
  button = createSign('more', 'More');
  document.body.replaceChildren(button, create('input'));
  offerPopup(
    button,
    'menu',
    () =>
      new Promise((resolve, reject) => {
        arrive = () => resolve(menuOf(button));
        stayAway = reject;
      }),
    failed,
  );
});

function menuOf(opener: HTMLButtonElement) {
  const menu = new Menu(opener, 'More');
  menu.panel.append(create('button', { role: 'menuitem' }, 'Reset'));
  return menu;
}

async function comesLate() {
  arrive();
  await vi.waitFor(() => expect(button.ariaBusy).toBeNull());
}

test('while it is on its way the button is busy, and then it opens', async () => {
  await userEvent.click(button);
  expect(button.ariaBusy).toBe('true');

  await comesLate();

  expect(button.ariaExpanded).toBe('true');
});

test.each([
  ['went on with the Tab key', () => userEvent.tab()],
  ['turned to something else', () => userEvent.click(document.body)],
  ['gave it up', () => userEvent.keyboard('{Escape}')],
  ['scrolled on', async () => scrollAway()],
])('it does not open for somebody who %s meanwhile', async (_, leave) => {
  await userEvent.click(button);

  await leave();
  const focused = document.activeElement;
  await comesLate();

  expect(button.ariaExpanded).toBe('false');
  expect(document.activeElement).toBe(focused);
});

test('who gave it up and asks again gets it', async () => {
  await userEvent.click(button);
  await userEvent.keyboard('{Escape}{Enter}');

  await comesLate();

  expect(button.ariaExpanded).toBe('true');
});

test('what does not arrive is told, and the next press tries again', async () => {
  await userEvent.click(button);
  const why = new TypeError('Failed to fetch dynamically imported module');
  stayAway(why);
  await vi.waitFor(() => expect(failed).toHaveBeenCalledWith(why));

  await userEvent.click(button);
  await comesLate();

  expect(button.ariaExpanded).toBe('true');
});

function scrollAway() {
  button.getBoundingClientRect = () => new DOMRect(0, -500, 44, 44);
}

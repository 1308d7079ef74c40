import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { teachPopovers } from '../samples.client.ts';
import { create, createSign } from './elements.client.ts';
import { Menu } from './Menu.client.ts';
import { offerPopup } from './offerPopup.client.ts';

let button: HTMLButtonElement;
let menu: Menu;
const pressed = vi.fn();
const failed = vi.fn();

teachPopovers();

beforeEach(() => {
  pressed.mockReset();
  button = createSign('more', 'More');
  document.body.replaceChildren(button);
  menu = new Menu(button, 'More');
  offerPopup(button, 'menu', async () => menu, failed);
  for (const name of ['Reset', 'Download', 'Focus']) {
    const row = create('button', { role: 'menuitem', tabindex: '-1' }, name);
    row.addEventListener('click', () => pressed(name));
    menu.panel.append(row);
  }
});

function focused() {
  return document.activeElement?.textContent;
}

test('a press opens the menu at its first row, and another closes it', async () => {
  await userEvent.click(button);

  expect(button.ariaExpanded).toBe('true');
  expect(focused()).toBe('Reset');
  await userEvent.click(button);
  expect(button.ariaExpanded).toBe('false');
});

test('the arrow keys walk the rows, and round their ends', async () => {
  button.focus();

  await userEvent.keyboard('{ArrowDown}{ArrowUp}');
  expect(focused()).toBe('Focus');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(focused()).toBe('Download');
  await userEvent.keyboard('{End}{Home}');
  expect(focused()).toBe('Reset');
});

test('a row that was pressed does what it says and closes the menu', async () => {
  await userEvent.click(button);

  await userEvent.keyboard('{ArrowDown}{Enter}');

  expect(pressed).toHaveBeenCalledExactlyOnceWith('Download');
  expect(menu.isOpen).toBe(false);
});

test('rows that are not to be seen are passed over', async () => {
  menu.panel.querySelectorAll('button')[1]?.style.setProperty('display', 'none');
  await userEvent.click(button);

  await userEvent.keyboard('{ArrowDown}');

  expect(focused()).toBe('Focus');
});

test('in a menu of choices the focus begins at what is chosen', async () => {
  menu.panel.querySelectorAll('button')[2]?.setAttribute('aria-checked', 'true');

  await userEvent.click(button);

  expect(focused()).toBe('Focus');
});

test('a focus that leaves the menu closes it', async () => {
  await userEvent.click(button);
  const elsewhere = document.createElement('input');
  document.body.append(elsewhere);

  elsewhere.focus();

  expect(menu.isOpen).toBe(false);
});

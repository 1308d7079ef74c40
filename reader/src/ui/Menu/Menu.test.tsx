import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { teachPopovers } from '../../../popoverStandIn.ts';
import { Menu } from './Menu.island.tsx';

const pressed = vi.fn();

teachPopovers();

beforeEach(() => pressed.mockReset());

interface RowsProps {
  hidden?: string;
  checked?: string;
}

function OpenMenu({ hidden, checked }: RowsProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);

  return (
    <>
      <button ref={button} type="button" popoverTarget="menu" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && (
        <Menu
          id="menu"
          className=""
          aria-label="More"
          button={button}
          onClose={() => setOpen(false)}
        >
          {['Reset', 'Download', 'Focus'].map((name) => (
            <button
              key={name}
              type="button"
              role="menuitemradio"
              aria-checked={name === checked}
              tabIndex={-1}
              style={{ display: name === hidden ? 'none' : 'block' }}
              onClick={() => pressed(name)}
            >
              {name}
            </button>
          ))}
        </Menu>
      )}
      <input />
    </>
  );
}

async function open(rows: RowsProps = {}) {
  render(<OpenMenu {...rows} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
}

function focused() {
  return document.activeElement?.textContent;
}

test('it opens at its first row', async () => {
  await open();

  expect(focused()).toBe('Reset');
});

test('the arrow keys walk the rows, and round their ends', async () => {
  await open();

  await userEvent.keyboard('{ArrowUp}');
  expect(focused()).toBe('Focus');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(focused()).toBe('Download');
  await userEvent.keyboard('{End}{Home}');
  expect(focused()).toBe('Reset');
});

test('a row that was pressed does what it says and closes the menu', async () => {
  await open();

  await userEvent.keyboard('{ArrowDown}{Enter}');

  expect(pressed).toHaveBeenCalledExactlyOnceWith('Download');
  expect(screen.queryByRole('menu')).toBeNull();
});

test('rows that are not to be seen are passed over', async () => {
  await open({ hidden: 'Download' });

  await userEvent.keyboard('{ArrowDown}');

  expect(focused()).toBe('Focus');
});

test('in a menu of choices the focus begins at what is chosen', async () => {
  await open({ checked: 'Focus' });

  expect(focused()).toBe('Focus');
});

test('a focus that leaves the menu closes it', async () => {
  await open();

  await userEvent.click(screen.getByRole('textbox'));

  expect(screen.queryByRole('menu')).toBeNull();
});

import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { Popup, type PopupProps } from '../Popup/Popup.island.tsx';
import { DOWNWARD, moveFocus, visibleIn } from '../useRovingFocus.ts';

const ROW = '[role^="menuitem"]';

interface MenuProps extends PopupProps {
  className: string;
  'aria-label': string;
  /** Rows have a role for menus and a `tabIndex` of -1. */
  children: ReactNode;
}

/** A menu of actions or of choices, walked by the arrow keys; a row that is pressed closes it. */
export function Menu(props: MenuProps) {
  return (
    <Popup
      {...props}
      role="menu"
      onOpen={focusFirstRow}
      onKeyDown={walkRows}
      onClick={closeBehindRow}
    />
  );
}

/** What is chosen, in a menu of choices; else the first. */
function focusFirstRow(menu: HTMLElement): void {
  const rows = visibleIn(menu, ROW);
  const first = rows.find((row) => row.getAttribute('aria-checked') === 'true') ?? rows[0];
  first?.focus({ preventScroll: true });
}

function walkRows(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget: menu, key } = event;
  if (key === 'Tab') menu.hidePopover();
  const from = menu.querySelector<HTMLElement>(':focus');
  if (moveFocus(visibleIn(menu, ROW), from, key, DOWNWARD)) event.preventDefault();
}

function closeBehindRow({ currentTarget: menu, target }: MouseEvent<HTMLElement>): void {
  if (target instanceof Element && target.closest(ROW)) menu.hidePopover();
}

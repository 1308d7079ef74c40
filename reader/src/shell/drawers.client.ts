import { findAround, leadsElsewhere } from '../ui/delegation.client.ts';

/** Makes an open drawer the only thing there is to operate, until it closes. */
export function holdFocusInDrawers(): void {
  const drawers = document.querySelectorAll<HTMLElement>('[data-drawer]');
  for (const drawer of drawers) {
    drawer.addEventListener('toggle', ({ newState }) => {
      if (newState === 'open') enter(drawer);
    });
    // Before, not after: the browser gives the focus back to a button that must not be inert then.
    drawer.addEventListener('beforetoggle', ({ newState }) => {
      if (newState === 'closed') leave(drawer);
      else keepWidth();
    });
    drawer.addEventListener('click', (event) => closeAfterLink(drawer, event));
  }
  // A window that grew has columns instead, and nothing behind them that must wait.
  matchMedia('(min-width: 1200px)').addEventListener('change', () => {
    for (const drawer of drawers) close(drawer);
  });
}

function enter(drawer: HTMLElement): void {
  drawer.role = 'dialog';
  drawer.ariaModal = 'true';
  drawer.ariaLabel = drawer.dataset.drawer ?? null;
  for (const other of surroundings(drawer)) other.inert = true;
  const current = drawer.querySelector<HTMLElement>('a[aria-current]');
  (current ?? drawer.querySelector('button'))?.focus({ preventScroll: true });
  if (current) bringToMiddle(current, drawer);
}

/** Scrolls only what is in the drawer: the page behind it stays where it is. */
function bringToMiddle(row: HTMLElement, drawer: HTMLElement): void {
  const list = drawer.querySelector('nav');
  const scroller = list && list.scrollHeight > list.clientHeight ? list : drawer;
  const middle = scroller.getBoundingClientRect().top + scroller.clientHeight / 2;
  scroller.scrollTop += row.getBoundingClientRect().top - middle;
}

/** A page that stops scrolling keeps the room of its scrollbar, if it has one beside the text. */
function keepWidth(): void {
  const page = document.documentElement;
  page.style.scrollbarGutter = page.clientWidth < innerWidth ? 'stable' : '';
}

function leave(drawer: HTMLElement): void {
  drawer.role = drawer.ariaModal = drawer.ariaLabel = null;
  for (const other of surroundings(drawer)) other.inert = false;
}

/** Out of the way of what a link leads to: on this page, or when one comes back to it. */
function closeAfterLink(drawer: HTMLElement, event: MouseEvent): void {
  // A link that was kept from leading on has opened a group.
  if (event.defaultPrevented || leadsElsewhere(event)) return;

  if (findAround(event, 'a')) close(drawer);
}

function close(drawer: HTMLElement): void {
  if (drawer.matches(':popover-open')) drawer.hidePopover();
}

/** Everything on the page that is neither the drawer nor around it. */
function surroundings(drawer: HTMLElement): readonly HTMLElement[] {
  const others: HTMLElement[] = [];
  for (let inner = drawer; inner !== document.body; ) {
    const outer = inner.parentElement;
    if (!outer) break;

    for (const child of outer.children) {
      if (child !== inner && child instanceof HTMLElement) others.push(child);
    }
    inner = outer;
  }
  return others;
}

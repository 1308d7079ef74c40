/** Makes an open drawer the only thing there is to operate, until it closes. */
export function holdFocusInDrawers(): void {
  for (const drawer of document.querySelectorAll<HTMLElement>('[data-drawer]')) {
    drawer.addEventListener('toggle', ({ newState }) => {
      if (newState === 'open') enter(drawer);
    });
    // Before, not after: the browser gives the focus back to a button that must not be inert then.
    drawer.addEventListener('beforetoggle', ({ newState }) => {
      if (newState === 'closed') leave(drawer);
    });
    drawer.addEventListener('click', ({ target }) => closeAfterJump(drawer, target));
  }
}

function enter(drawer: HTMLElement): void {
  drawer.role = 'dialog';
  drawer.ariaModal = 'true';
  drawer.ariaLabel = drawer.dataset.drawer ?? null;
  for (const other of surroundings(drawer)) other.inert = true;
  const row = drawer.querySelector<HTMLElement>('[aria-current="page"]');
  (row ?? drawer.querySelector('button'))?.focus();
}

function leave(drawer: HTMLElement): void {
  drawer.role = drawer.ariaModal = drawer.ariaLabel = null;
  for (const other of surroundings(drawer)) other.inert = false;
}

/** A link within the page is followed behind the drawer: out of the way. */
function closeAfterJump(drawer: HTMLElement, target: EventTarget | null): void {
  const link = target instanceof Element && target.closest('a[href^="#"]');
  if (link && drawer.matches(':popover-open')) drawer.hidePopover();
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

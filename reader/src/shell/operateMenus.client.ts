const MENU = 'details[data-menu]';

/** Lets the menus of the bar be operated as one expects: arrows move, Escape and leaving close. */
export function operateMenus(): void {
  for (const leaving of ['click', 'focusin']) {
    document.addEventListener(leaving, ({ target }) => {
      if (target instanceof Node) closeAround(target);
    });
  }
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') giveFocusBack();
    else if (moveFocus(event)) event.preventDefault();
  });
}

function closeAround(target: Node): void {
  for (const menu of openMenus()) {
    if (!menu.contains(target)) menu.open = false;
  }
}

function giveFocusBack(): void {
  for (const menu of openMenus()) {
    menu.open = false;
    menu.querySelector('summary')?.focus();
  }
}

/** Moves the focus within a menu and says whether the key was meant for that. */
function moveFocus({ key, target }: KeyboardEvent): boolean {
  const menu = target instanceof HTMLElement && target.closest<HTMLDetailsElement>(MENU);
  if (!menu || !(menu.open || key === 'ArrowDown')) return false;

  const links = [...menu.querySelectorAll<HTMLElement>('a[href]')];
  const next = links.at(position(key, links.indexOf(target), links.length));
  if (!MOVING.includes(key) || !next) return false;

  menu.open = true;
  next.focus();
  return true;
}

/** Where a key leads from a place in a list, round its ends; before the list is -1. */
function position(key: string, from: number, count: number): number {
  if (key === 'Home') return 0;
  if (key === 'End') return -1;
  if (key === 'ArrowUp') return from < 0 ? -1 : from - 1;
  return (from + 1) % count;
}

const MOVING: readonly string[] = ['ArrowDown', 'ArrowUp', 'Home', 'End'];

function openMenus(): NodeListOf<HTMLDetailsElement> {
  return document.querySelectorAll<HTMLDetailsElement>(`${MENU}[open]`);
}

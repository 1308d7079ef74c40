const OPEN = 'details[data-menu][open]';

/** Closes the menus of the bar as one expects: by a press elsewhere and by Escape. */
export function closeMenus(): void {
  document.addEventListener('click', ({ target }) => {
    for (const menu of openMenus()) {
      if (target instanceof Node && !menu.contains(target)) menu.open = false;
    }
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;

    for (const menu of openMenus()) {
      menu.open = false;
      menu.querySelector('summary')?.focus();
    }
  });
}

function openMenus(): NodeListOf<HTMLDetailsElement> {
  return document.querySelectorAll<HTMLDetailsElement>(OPEN);
}

// The way into the search: small enough for every page, while all else comes when it is wanted.

import type { SearchDialog } from './SearchDialog.client.ts';

let loading: Promise<SearchDialog> | undefined;

/** Opens the dialog from every trigger, and fetches it as soon as somebody comes near one. */
export function offerSearch(): void {
  for (const sign of ['pointerover', 'focusin']) {
    document.addEventListener(sign, ({ target }) => {
      if (findTrigger(target)) loadDialog();
    });
  }
  document.addEventListener('click', (event) => {
    // A trigger is a link, to what leads on without script: into another tab it goes its own way.
    if (event.ctrlKey || event.metaKey || event.shiftKey || !findTrigger(event.target)) return;

    event.preventDefault();
    openSearch();
  });
}

/** Opens the dialog; what is typed meanwhile follows what was typed before. */
export async function openSearch(typed = ''): Promise<void> {
  // For the field, and kept from the shortcuts.
  const hold = (event: KeyboardEvent) => {
    if (event.key.length > 1 || event.altKey || event.ctrlKey || event.metaKey) return;

    typed += event.key;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener('keydown', hold, true);
  try {
    (await loadDialog()).open(typed);
  } finally {
    removeEventListener('keydown', hold, true);
  }
}

function findTrigger(target: EventTarget | null) {
  return target instanceof Element && target.closest('[data-search]');
}

function loadDialog(): Promise<SearchDialog> {
  loading ??= createDialog();
  // The next press tries again.
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/** The dialog and what its worker needs first are asked for at once; with the dialog comes the worker. */
async function createDialog(): Promise<SearchDialog> {
  const start = fetch('/search/start.json').catch(() => undefined);
  return new (await import('./SearchDialog.client.ts')).SearchDialog(start);
}

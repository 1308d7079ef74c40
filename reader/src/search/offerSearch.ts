// The way into the search: small enough for every page, while the dialog comes when it is wanted.

import type { SearchDialog } from './SearchDialog.ts';

const TRIGGER = '[data-search]';

let loading: Promise<SearchDialog> | undefined;

/** Opens the dialog from every trigger, and fetches it as soon as somebody comes near one. */
export function offerSearch(): void {
  for (const sign of ['pointerover', 'focusin']) {
    document.addEventListener(sign, ({ target }) => {
      if (isTrigger(target)) loadDialog();
    });
  }
  document.addEventListener('click', ({ target }) => {
    if (isTrigger(target)) openDialog();
  });
}

async function openDialog(): Promise<void> {
  const typing = holdTyping();
  try {
    const dialog = await loadDialog();
    dialog.open(typing.typed());
  } finally {
    typing.release();
  }
}

/** Keeps what is typed while the dialog is on its way: for the field, and from the shortcuts. */
function holdTyping() {
  const heard = new AbortController();
  let typed = '';
  const hold = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (key.length !== 1 || altKey || ctrlKey || metaKey) return;

    typed += key;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener('keydown', hold, { capture: true, signal: heard.signal });
  return { typed: () => typed, release: () => heard.abort() };
}

function isTrigger(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TRIGGER) !== null;
}

function loadDialog(): Promise<SearchDialog> {
  loading ??= createDialog().catch((error: unknown) => {
    // The next press tries again.
    loading = undefined;
    throw error;
  });
  return loading;
}

async function createDialog(): Promise<SearchDialog> {
  const [{ SearchDialog }, { answer }] = await Promise.all([
    import('./SearchDialog.ts'),
    import('./pageNames.ts'),
  ]);
  return new SearchDialog(answer);
}

// The way into the search: its field stands in every page and is there at once, all else comes when it is wanted.

import * as texts from '../styles/generated/texts.ts';

/** What stands around the dialog in every page. */
const HOST = '[data-search-host]';

let loading: Promise<void> | undefined;
/** The one in which the dialog lives, as soon as it does. */
let alive: Element | undefined;
/** An Enter that came before. */
let entered: KeyboardEvent | undefined;

/** Opens the dialog from every trigger, and brings it to life as soon as somebody comes near one. */
export function offerSearch(): void {
  for (const sign of ['pointerover', 'focusin']) {
    document.addEventListener(sign, ({ target }) => {
      if (findTrigger(target)) loadSearch();
    });
  }
  document.addEventListener('click', (event) => {
    // A trigger is a link, to what leads on without script: into another tab it goes its own way.
    if (event.ctrlKey || event.metaKey || event.shiftKey || !findTrigger(event.target)) return;

    event.preventDefault();
    openSearch();
  });
}

/** Opens the dialog with what was typed on the way, or else last, ready to be typed over. */
export function openSearch(typed = ''): void {
  const dialog = findHost()?.querySelector('dialog');
  const field = dialog?.querySelector('input');
  if (!dialog || !field) return;

  if (!dialog.open) dialog.showModal();
  field.focus();
  if (typed) field.value = typed;
  else field.select();
  if (alive) field.dispatchEvent(new Event('input', { bubbles: true }));
  else waitForLife(dialog, field);
}

/** Keeps an Enter for the dialog, and tries again with the next letter where something did not load. */
async function waitForLife(dialog: HTMLElement, field: HTMLElement): Promise<void> {
  const notice = dialog.querySelector('[role=alert]');
  if (alive || !notice) return;

  // Whoever types on means what is typed then.
  field.onkeydown = (event) => {
    entered = event.key === 'Enter' && !event.isComposing ? event : undefined;
  };
  field.oninput = () => waitForLife(dialog, field);
  notice.textContent = '';
  try {
    await loadSearch();
    field.onkeydown = null;
    if (entered) field.dispatchEvent(new KeyboardEvent('keydown', entered));
    entered = undefined;
  } catch {
    notice.textContent = texts.searchNotLoaded;
  }
}

function findTrigger(target: EventTarget | null) {
  return target instanceof Element && target.closest('[data-search]');
}

function findHost(): Element | null {
  const host = document.querySelector(HOST);
  if (!alive || alive === host) return host;

  // Where pages are exchanged under an author's eyes, the last one has taken it along.
  alive.querySelector('dialog')?.removeAttribute('open');
  host?.remove();
  document.body.append(alive);
  return alive;
}

function loadSearch(): Promise<void> {
  loading ??= bringToLife();
  // The next press tries again.
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/** The dialog and what its worker needs first are asked for at once; with the dialog comes the worker. */
async function bringToLife(): Promise<void> {
  const start = fetch('/search/start.json').catch(() => undefined);
  const { hydrateSearch } = await import('./SearchDialog.island.tsx');
  const host = document.querySelector(HOST);
  if (!host) return;

  hydrateSearch(host, start);
  alive = host;
}

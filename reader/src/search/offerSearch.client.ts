// Opens the search. Its dialog and field are in every page; everything else is loaded when it is needed.

import * as texts from '../styles/generated/texts.ts';

/** The element around the dialog in every page. */
const HOST = '[data-search-host]';

let loading: Promise<void> | undefined;
/** The element that React has taken over. */
let hydrated: Element | undefined;
/** Enter, pressed before that. */
let entered: KeyboardEvent | undefined;

/** Opens the dialog from every trigger, and hydrates it as soon as a pointer or the focus reaches one. */
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

/** Opens the dialog with these words in its field, or else the last ones, selected. */
export function openSearch(typed = ''): void {
  const dialog = findHost()?.querySelector('dialog');
  const field = dialog?.querySelector('input');
  if (!dialog || !field) return;

  if (!dialog.open) dialog.showModal();
  field.focus();
  if (typed) field.value = typed;
  else field.select();
  // React asks for what is in the field.
  if (hydrated) field.dispatchEvent(new Event('input', { bubbles: true }));
  else awaitHydration(dialog, field);
}

/** Keeps an Enter until React can hear it; where something did not load, the next letter tries again. */
async function awaitHydration(dialog: HTMLElement, field: HTMLElement): Promise<void> {
  const notice = dialog.querySelector('[role=alert]');
  if (hydrated || !notice) return;

  field.onkeydown = (event) => {
    // Any other key changes the words, and Enter was meant for those before.
    entered = event.key === 'Enter' && !event.isComposing ? event : undefined;
  };
  field.oninput = () => awaitHydration(dialog, field);
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
  if (!hydrated || hydrated === host) return host;

  // The live server has exchanged the page's body.
  hydrated.querySelector('dialog')?.removeAttribute('open');
  host?.remove();
  document.body.append(hydrated);
  return hydrated;
}

function loadSearch(): Promise<void> {
  loading ??= hydrate();
  // The next call tries again.
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/** Fetches the script and what its worker needs first at the same time; the script starts the worker. */
async function hydrate(): Promise<void> {
  const start = fetch('/search/start.json').catch(() => undefined);
  const { hydrateSearch } = await import('./SearchDialog.island.tsx');
  const host = document.querySelector(HOST);
  if (!host) return;

  hydrateSearch(host, start);
  hydrated = host;
}

// Opens the search. Its dialog and field are in every page; everything else is loaded when it is needed.

import { leadsElsewhere, onApproach, onClick } from '../ui/delegation.client.ts';
import { readAddressedQuestion } from './questionAddress.client.ts';

/** The element around the dialog, which React hydrates. */
const HOST = '[data-search-host]';
const TRIGGER = '[data-search]';

let loading: Promise<void> | undefined;
/** The element that is hydrated, or will be. */
let host: Element | null;

/** Opens the dialog from every trigger, and hydrates it as soon as a pointer or the focus reaches one. */
export function offerSearch(): void {
  onApproach(TRIGGER, loadSearch);
  onClick(TRIGGER, (_, event) => {
    // A trigger is a link, to what leads on without script: into another tab it goes its own way.
    if (leadsElsewhere(event)) return;

    event.preventDefault();
    openSearch();
  });
  openAddressed();
  // Back may bring the page as it was left, with the question in its address and the dialog closed.
  addEventListener('pageshow', ({ persisted }) => persisted && openAddressed());
}

/** Opens the dialog where the address has a question. */
function openAddressed(): void {
  const typed = readAddressedQuestion();
  if (typed) openSearch(typed);
}

/** Opens the dialog with these words in its field, or else the last ones, selected. */
export function openSearch(typed = ''): void {
  const dialog = document.querySelector<HTMLDialogElement>(`${HOST}>dialog`);
  const field = dialog?.querySelector('input');
  if (!dialog || !field) return;

  if (!dialog.open) dialog.showModal();
  field.focus();
  if (typed) field.value = typed;
  else field.select();
  // React asks for what is in the field: now, or when it hydrates it.
  field.dispatchEvent(new Event('input', { bubbles: true }));
  awaitHydration(field, dialog.querySelector('p'));
}

/** Repeats the last key, such as Enter, for React; where something did not load, the next letter tries again. */
async function awaitHydration(field: HTMLElement, notice: HTMLElement | null): Promise<void> {
  let pressed: KeyboardEvent | undefined;
  field.onkeydown = (event) => {
    pressed = event;
  };
  field.oninput = () => awaitHydration(field, notice);
  try {
    await loadSearch();
    field.onkeydown = field.oninput = null;
    if (pressed) field.dispatchEvent(new KeyboardEvent('keydown', pressed));
  } catch {
    if (notice) notice.hidden = false;
  }
}

function loadSearch(): Promise<void> {
  const found = document.querySelector(HOST);
  // It is another one after the live server has exchanged the page's body.
  if (found !== host) loading = undefined;
  host = found;
  loading ??= hydrate(host);
  // The next call tries again.
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/** The worker and its index are on their way while React and the dialog still are. */
async function hydrate(host: Element | null): Promise<void> {
  const [client, { hydrateSearch }] = await Promise.all([
    import('./SearchClient.client.ts').then(({ SearchClient }) => new SearchClient()),
    import('./SearchDialog.island.tsx'),
  ]);
  if (host) hydrateSearch(host, client);
}

// The copy button of code: it says what happened, never what was hoped for.

import { type CopyOutcome, copyLabels, SHOWN, writeClipboard } from '../../ui/clipboard.client.ts';
import { onClick } from '../../ui/delegation.client.ts';
import { shownText } from './shownText.client.ts';

const TYPED_INTO = 'textarea, select, input:not([type="radio"], [type="checkbox"])';

const running = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/** Shows the buttons, which could do nothing before; called again, it shows those that are new. */
export function offerCopying(): void {
  for (const button of document.querySelectorAll<HTMLElement>('button.copy[hidden]')) {
    show(button, 'ready');
    button.hidden = false;
  }
}

/** Listens to all buttons, and to the keys that copy. */
export function listenForCopying(): void {
  onClick('button.copy', (button) => {
    // Those of islands copy by themselves.
    if (!button.closest('live-part')) copyFrom(button);
  });
  onClick('.copy-page', async (button) => {
    (await import('./copyPage.client.ts')).copyPage(button);
  });
  document.addEventListener('keydown', (event) => {
    if (isForCode(event)) copyPointedAt();
  });
}

/** Whether the keys for copying were pressed where they would copy nothing otherwise. */
function isForCode(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
  if (key.toLowerCase() !== 'c' || shiftKey || altKey || ctrlKey === metaKey) return false;

  const typing = target instanceof HTMLElement && isTypedInto(target);
  return !typing && !getSelection()?.toString();
}

function isTypedInto(target: HTMLElement): boolean {
  return target.matches(TYPED_INTO) || target.isContentEditable;
}

/** Copies the code under the pointer, or else the code that has the focus. */
function copyPointedAt(): void {
  const block =
    document.querySelector('figure.code:hover') ?? document.activeElement?.closest('figure.code');
  block?.querySelector<HTMLElement>('button.copy')?.click();
}

async function copyFrom(button: HTMLElement): Promise<void> {
  const block = wholeOf(button)?.querySelector('pre');
  try {
    await writeClipboard(block ? shownText(block) : '', button);
    show(button, 'copied');
  } catch {
    // Whatever the browser calls it, the visitor's clipboard is what it was.
    show(button, 'refused');
  }
  clearTimeout(running.get(button));
  running.set(
    button,
    setTimeout(() => show(button, 'ready'), SHOWN),
  );
}

/** The block of a button; for the excerpt of a demo its first file, which is what one can use. */
function wholeOf(button: HTMLElement) {
  const excerpt = button.closest<HTMLElement>('.demo-preview');
  const { codeVariant } = document.documentElement.dataset;
  const files = `.demo-files[data-styling='${excerpt?.dataset.styling}']:not([data-variant='${codeVariant === 'JS' ? 'TS' : 'JS'}'])`;
  return excerpt?.parentElement?.querySelector(files) ?? button.closest('figure.code');
}

function show(button: HTMLElement, outcome: CopyOutcome): void {
  // Focus stays on the button; what it says now is read out.
  button.ariaLive = 'polite';
  button.dataset.outcome = outcome;
  button.textContent = copyLabels[outcome];
}

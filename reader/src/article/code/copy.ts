// The copy button of code: it says what happened, never what was hoped for.

import * as texts from '../../theme/generated/texts.ts';
import { writeClipboard } from './clipboard.ts';

const SAYS = { ready: texts.copy, copied: texts.copied, refused: texts.copyRefused };

type Outcome = keyof typeof SAYS;

/** How long a button shows what happened. */
const SHOWN = 4000;

const running = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/** Shows the buttons, which could do nothing before, and listens to all of them. */
export function offerCopying(): void {
  for (const button of document.querySelectorAll<HTMLElement>('button.copy[hidden]')) {
    show(button, 'ready');
    button.hidden = false;
  }
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('button.copy');
    if (button) copyFrom(button);
  });
}

async function copyFrom(button: HTMLElement): Promise<void> {
  const code = button.closest('figure.code')?.querySelector('code');
  const copied = await writeClipboard(code?.textContent ?? '');

  show(button, copied ? 'copied' : 'refused');
  clearTimeout(running.get(button));
  running.set(
    button,
    setTimeout(() => show(button, 'ready'), SHOWN),
  );
}

function show(button: HTMLElement, outcome: Outcome): void {
  button.dataset.outcome = outcome;
  button.textContent = SAYS[outcome];
  // Focus stays on the button; what it says now is read out.
  button.ariaLive = 'polite';
}

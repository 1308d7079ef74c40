import { makeElement } from '../elements/makeElement.client.ts';
import * as texts from '../styles/generated/texts.ts';

/** What a button for copying says. */
export const copyLabels = {
  ready: texts.copy,
  copied: texts.copied,
  refused: texts.copyRefused,
};

export type CopyOutcome = keyof typeof copyLabels;

/** How long, in milliseconds, a button shows what happened. */
export const SHOWN = 4000;

/**
 * Writes text to the clipboard, by a selection if need be; where neither is allowed, rejects.
 * What is selected stands beside an element of the caller: in an open dialog, all else is inert.
 */
export async function writeClipboard(text: string, beside: Element): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Refused, or a page without the interface: the older way may still be open.
    if (copyBySelection(text, beside)) return;

    throw new DOMException('The browser does not allow copying.', 'NotAllowedError');
  }
}

function copyBySelection(text: string, beside: Element): boolean {
  const restore = rememberSelection();
  const field = selectableField(text);
  beside.after(field);
  // Not every browser focuses what is selected, and what has no focus is not copied.
  field.focus({ preventScroll: true });
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    // Some browsers throw where others return false; both mean no.
    return false;
  } finally {
    field.remove();
    restore();
  }
}

function selectableField(text: string): HTMLTextAreaElement {
  const field = makeElement('textarea', { value: text, readOnly: true });
  field.style.cssText = 'position:fixed;inset-block-start:0;opacity:0';
  return field;
}

/** What is selected and focused now; the function returned brings it back. */
function rememberSelection(): () => void {
  const focused = document.activeElement;
  const selection = getSelection();
  const range = selection?.rangeCount ? selection.getRangeAt(0).cloneRange() : undefined;

  return () => {
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    selection?.removeAllRanges();
    if (range) selection?.addRange(range);
  };
}

// What is said of a link that carries an edit.

import { adoptStyles } from '../../../theme/adoptStyles.ts';
import * as texts from '../../../theme/generated/texts.ts';
import { type Cut, sourceOf } from '../cuts.ts';
import { editsOf } from '../edits.ts';
import { forgetEditInAddress } from '../links.ts';
import styles from './LinkNotice.css?inline';

adoptStyles(styles);

/** Says above the code of a demo that it is not what was published, as long as it is not. */
export function showLinked(demo: HTMLElement, cut: Cut): void {
  const edits = editsOf(demo);
  const reset = document.createElement('button');
  reset.type = 'button';
  reset.textContent = texts.editResetDemo;
  reset.addEventListener('click', () => {
    edits.reset(cut);
    forgetEditInAddress(demo);
    takeFocus(demo);
  });
  const notice = show(demo, texts.editLinked, reset);
  const look = () => {
    if (edits.files(cut)) return;

    edits.removeEventListener('change', look);
    notice.remove();
  };
  edits.addEventListener('change', look);
}

/** Says that a link cannot be read. */
export function showRefused(demo: HTMLElement): void {
  show(demo, texts.editLinkRefused);
}

function show(demo: HTMLElement, words: string, ...buttons: readonly HTMLElement[]): HTMLElement {
  demo.querySelector('.edit-linked')?.remove();
  const notice = document.createElement('p');
  notice.className = 'edit-linked';
  notice.role = 'status';
  demo.querySelector('.demo-frame')?.after(notice);
  // Read out only where it changes, it must be there before it says anything.
  notice.append(`${words} `, ...buttons);
  return notice;
}

/** The button that had it is gone. */
function takeFocus(demo: HTMLElement): void {
  const tool = demo.querySelector<HTMLElement>('.demo-bar [tabindex="0"]');
  (tool ?? sourceOf(demo)?.querySelector('summary'))?.focus();
}

// Hears the shortcuts, and leaves every key alone that somebody else is meant to hear.

import { areLettersOn } from '../../preferences/singleLetters.client.ts';
import { findAround, onClick } from '../../ui/delegation.client.ts';
import { type Shortcut, shortcuts, showShortcuts } from './shortcuts.client.ts';

/** Where letters are written. */
const FIELDS =
  'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]:not([contenteditable=false])';

/** Where letters choose rows or steer something that lives. */
const TAKEN =
  'live-part, dialog, [role=dialog], [role=menu], [role=listbox], [role=grid], [role=tree]';

/** Makes the shortcuts work, and the buttons that show them. */
export function listenForShortcuts(): void {
  document.addEventListener('keydown', (event) => {
    const shortcut = shortcuts.find((one) => isChord(one, event) || isLetter(one, event));
    if (!shortcut) return;

    event.preventDefault();
    shortcut.run();
  });
  onClick('[data-shortcuts]', showShortcuts);
}

function isChord({ chord }: Shortcut, event: KeyboardEvent): boolean {
  const { altKey, ctrlKey, defaultPrevented, key, metaKey, shiftKey } = event;
  if (defaultPrevented || altKey || shiftKey || ctrlKey === metaKey) return false;

  return key.toLowerCase() === chord && !findAround(event, 'live-part, [contenteditable]');
}

function isLetter({ key }: Shortcut, event: KeyboardEvent): boolean {
  const { altKey, ctrlKey, defaultPrevented, isComposing, metaKey, repeat } = event;
  // Shift is no modifier here: on many keyboards it takes part in writing "/" and "?".
  if (defaultPrevented || altKey || ctrlKey || metaKey || isComposing || repeat) return false;
  if (key !== event.key || findAround(event, `${FIELDS}, ${TAKEN}`)) return false;

  return areLettersOn();
}

import { type RefObject, useEffect } from 'react';
import { fitAboveKeyboard } from './fitAboveKeyboard.client.ts';
import { keepPageStill } from './keepPageStill.client.ts';

/** Keeps the page behind an open dialog where it is, and the dialog above the keyboard on the screen. */
export function useOpenModal(dialog: RefObject<HTMLDialogElement | null>, isOpen: boolean): void {
  useEffect(() => {
    if (dialog.current && isOpen) return keepPageStill(dialog.current);
  }, [dialog, isOpen]);

  useEffect(() => {
    if (dialog.current && isOpen) return fitAboveKeyboard(dialog.current);
  }, [dialog, isOpen]);
}

import { type ComponentPropsWithoutRef, useLayoutEffect, useRef } from 'react';
import { useCloseBeside } from './useCloseBeside.ts';

interface DialogProps extends Omit<ComponentPropsWithoutRef<'dialog'>, 'open' | 'onClose'> {
  /** Called once it has closed: by Escape, by a button of a form in it, or by a press beside it. */
  onClose: () => void;
}

/** A modal dialog, open as long as it is mounted. */
export function Dialog({ onClose, ...attributes }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const closeBeside = useCloseBeside();

  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  return <dialog {...attributes} {...closeBeside} ref={dialog} onClose={onClose} />;
}

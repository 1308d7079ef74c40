import { type ComponentPropsWithoutRef, type MouseEvent, useLayoutEffect, useRef } from 'react';

interface DialogProps extends Omit<ComponentPropsWithoutRef<'dialog'>, 'open' | 'onClose'> {
  /** Called once it has closed: by Escape, by a button of a form in it, or by a press beside it. */
  onClose: () => void;
}

/** A modal dialog, open as long as it is mounted. */
export function Dialog({ onClose, ...attributes }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  /** Where the last press began: letters that are selected may end beside the dialog. */
  const pressed = useRef<EventTarget>(null);

  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  function closeBeside({ currentTarget, target }: MouseEvent<HTMLDialogElement>) {
    // The dialog itself is only hit around its contents.
    if (target === currentTarget && pressed.current === currentTarget) currentTarget.close();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes it by Escape.
    <dialog
      {...attributes}
      ref={dialog}
      onClose={onClose}
      onPointerDown={({ target }) => {
        pressed.current = target;
      }}
      onClick={closeBeside}
    />
  );
}

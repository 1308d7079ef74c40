import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** The handlers of a dialog that closes when it is pressed beside its contents. */
export function useCloseBeside() {
  /** Where the last press began: letters that are selected may end beside the dialog. */
  const pressed = useRef<EventTarget>(null);

  return {
    onPointerDown({ target }: PointerEvent<HTMLDialogElement>) {
      pressed.current = target;
    },
    onClick({ currentTarget, target }: MouseEvent<HTMLDialogElement>) {
      // The dialog itself is only hit around its contents.
      if (target === currentTarget && pressed.current === currentTarget) currentTarget.close();
    },
  };
}

/** Closes a dialog that is pressed beside its contents; one in which a press only ends stays open. */
export function closeBeside(dialog: HTMLDialogElement): void {
  let began: EventTarget | null = null;
  dialog.addEventListener('pointerdown', ({ target }) => {
    began = target;
  });
  dialog.addEventListener('click', ({ target }) => {
    // The dialog itself is only hit around its contents, or where letters were selected beyond them.
    if (target === dialog && began === dialog) dialog.close();
  });
}

/** Submits the feedback form when Ctrl+Enter or ⌘+Enter is pressed in its comment. */
export function sendByKeys(): void {
  document.addEventListener('keydown', ({ key, ctrlKey, metaKey, target }) => {
    if (key !== 'Enter' || ctrlKey === metaKey || !(target instanceof HTMLTextAreaElement)) return;

    target.closest<HTMLFormElement>('form.rate')?.requestSubmit();
  });
}

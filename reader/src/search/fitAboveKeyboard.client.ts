/** Tells the styles of a dialog how much of the screen is seen, since keyboards on it cover what is below them. */
export function fitAboveKeyboard(dialog: HTMLDialogElement): () => void {
  const until = new AbortController();
  const setHeight = () => {
    const height = Math.round(window.visualViewport?.height ?? innerHeight);
    dialog.style.setProperty('--search-height', `${height}px`);
  };
  setHeight();
  window.visualViewport?.addEventListener('resize', setHeight, { signal: until.signal });
  return () => until.abort();
}

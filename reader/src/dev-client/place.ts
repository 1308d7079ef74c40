/** Notes what is on screen; the function returned brings it back to where it was. */
export function keepPlace(shown: Document): () => void {
  const text = shown.querySelector('main');
  const view = shown.defaultView;
  if (!text || !view) return () => undefined;

  const seen = [...text.children]
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.bottom > 0 && box.top < view.innerHeight);

  return () => {
    const still = seen.find(({ element }) => element.isConnected);
    const moved = still ? still.element.getBoundingClientRect().top - still.box.top : 0;
    if (moved !== 0) view.scrollBy({ top: moved, behavior: 'instant' });
  };
}

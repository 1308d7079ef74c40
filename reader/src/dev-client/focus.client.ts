/** Notes where the focus is; the function returned puts it there again if its element was replaced. */
export function keepFocus(shown: Document): () => void {
  const focused = shown.activeElement;
  if (!(focused instanceof HTMLElement) || focused === shown.body) return () => undefined;

  const way = wayTo(focused);
  return () => {
    if (focused.isConnected) return;

    const heir = (focused.id && shown.getElementById(focused.id)) || at(way, shown.documentElement);
    if (heir instanceof HTMLElement && heir.localName === focused.localName) {
      heir.focus({ preventScroll: true });
    }
  };
}

function wayTo(element: Element): readonly number[] {
  const way: number[] = [];
  for (let inner = element; inner.parentElement; inner = inner.parentElement) {
    way.unshift([...inner.parentElement.children].indexOf(inner));
  }
  return way;
}

function at(way: readonly number[], root: Element): Element | undefined {
  let place: Element | undefined = root;
  for (const step of way) place = place?.children[step];
  return place;
}

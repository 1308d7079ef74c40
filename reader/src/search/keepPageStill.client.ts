/**
 * Keeps what lies behind an open dialog in place, where the wheel or a finger finds nothing to move in it,
 * until it is called off.
 */
export function keepPageStill(dialog: HTMLDialogElement): () => void {
  const until = new AbortController();
  // Not at the dialog: browsers do not wait for it when they scroll beside it.
  const options = { passive: false, signal: until.signal };
  const hold = (event: Event) => {
    if (dialog.isConnected && !findsScroller(event, dialog)) event.preventDefault();
  };
  // This key and two fingers zoom; what a finger does in a field, its looks say.
  addEventListener('wheel', (event) => event.ctrlKey || hold(event), options);
  addEventListener('touchmove', (event) => isOwn(event) || hold(event), options);
  return () => until.abort();
}

function isOwn({ target, touches }: TouchEvent): boolean {
  return touches.length > 1 || target instanceof HTMLInputElement;
}

function findsScroller(event: Event, dialog: HTMLDialogElement): boolean {
  const path = event.composedPath();
  const inside = path.slice(0, Math.max(0, path.indexOf(dialog)));
  return inside.some((part) => part instanceof Element && isScroller(part));
}

function isScroller(part: Element): boolean {
  const { overflowX, overflowY } = getComputedStyle(part);
  const isTall = overflowY === 'auto' && part.scrollHeight > part.clientHeight;
  const isWide = overflowX === 'auto' && part.scrollWidth > part.clientWidth;
  return isTall || isWide;
}

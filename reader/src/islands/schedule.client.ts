// When a live part comes to life.

/** Parts are prepared this far before they scroll into view. */
const AHEAD = '200px';

const waiting = new WeakMap<Element, () => void>();
let watcher: IntersectionObserver | undefined;

/** Calls back once: at once, near the view, or at the first sign of interest. */
export function whenItIsTime(element: HTMLElement, when: string, begin: () => void): void {
  if (when === 'load') begin();
  else if (when === 'visible') whenVisible(element, begin);
  else whenTouched(element, begin);
}

function whenVisible(element: HTMLElement, begin: () => void): void {
  waiting.set(element, begin);
  watcher ??= new IntersectionObserver(wakeSeen, { rootMargin: AHEAD });
  watcher.observe(element);
}

function wakeSeen(entries: IntersectionObserverEntry[], seenBy: IntersectionObserver): void {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue;

    seenBy.unobserve(target);
    waiting.get(target)?.();
  }
}

function whenTouched(element: HTMLElement, begin: () => void): void {
  const heard = new AbortController();
  // A screen reader may click without pointing or focusing.
  for (const sign of ['pointerenter', 'focusin', 'touchstart', 'click']) {
    element.addEventListener(
      sign,
      () => {
        heard.abort();
        begin();
      },
      { capture: true, passive: true, signal: heard.signal },
    );
  }
}

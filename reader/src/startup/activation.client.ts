// A browser may prepare a page before anybody asks for it; what acts or measures waits until then.

declare global {
  interface Document {
    /** Not every browser prepares pages. */
    prerendering?: boolean;
  }
}

/** Calls back once a visitor sees the page: at once, or when the prepared page is put on screen. */
export function whenActivated(callback: () => void): void {
  if (document.prerendering) {
    document.addEventListener('prerenderingchange', callback, { once: true });
  } else {
    callback();
  }
}

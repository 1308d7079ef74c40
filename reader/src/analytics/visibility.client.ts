// Whether the visitor can see the page. A tab in the background shows nothing to anybody.

/** Calls back once the tab is visible: at once, or when the visitor turns to it. */
export function whenVisible(callback: () => void): void {
  if (isVisible()) {
    callback();
    return;
  }
  const check = () => {
    if (!isVisible()) return;

    document.removeEventListener('visibilitychange', check);
    callback();
  };
  document.addEventListener('visibilitychange', check);
}

/** Calls back once the tab was visible for that many milliseconds without a break. */
export function whenVisibleFor(duration: number, callback: () => void): void {
  whenVisible(() => {
    const hide = () => {
      clearTimeout(timer);
      whenVisibleFor(duration, callback);
    };
    const timer = setTimeout(() => {
      document.removeEventListener('visibilitychange', hide);
      callback();
    }, duration);
    document.addEventListener('visibilitychange', hide, { once: true });
  });
}

function isVisible(): boolean {
  return document.visibilityState === 'visible';
}

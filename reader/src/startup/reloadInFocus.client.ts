const LAST = 'tearsheet:reloaded';

/** In milliseconds: a host that sends another worker every time must not keep pages reloading. */
const APART = 10_000;

/** Loads the page anew, as soon as the visitor looks at it, and once. */
export function reloadInFocus(): void {
  if (document.hasFocus()) reload();
  else addEventListener('focus', reload, { once: true });
}

function reload(): void {
  try {
    const last = Number(sessionStorage.getItem(LAST));
    if (Date.now() - last < APART) return;

    sessionStorage.setItem(LAST, String(Date.now()));
  } catch {
    // Who cannot remember does not reload: it might never end.
    return;
  }
  location.reload();
}

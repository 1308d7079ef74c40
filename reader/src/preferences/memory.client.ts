// What the visitor chose, kept between pages; all of it works, unkept, when storage is blocked.

const PREFIX = 'tearsheet:';

/** Recalls a choice; nothing when there is none or when the browser keeps its storage shut. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    // Blocked storage throws even on reading; the visitor then simply has chosen nothing yet.
    return null;
  }
}

/** Keeps a choice, or forgets it when there is nothing to keep. */
export function keep(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + key);
    else localStorage.setItem(PREFIX + key, value);
  } catch {
    // Blocked or full storage: the choice still holds on this page.
  }
}

/** Tells of a choice made in another tab. */
export function onChosenElsewhere(tell: (key: string, value: string | null) => void): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key?.startsWith(PREFIX)) tell(key.slice(PREFIX.length), newValue);
  });
}

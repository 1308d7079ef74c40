// Choices kept in cookies, so that whoever answers a request can read them as well.

/** In seconds: a year. */
const LIFETIME = 31_536_000;

/** Recalls a choice; nothing when there is none, when it is damaged, or when cookies are blocked. */
export function recallCookie(name: string): string | null {
  try {
    const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
    return found === undefined ? null : decodeURIComponent(found.slice(name.length + 1));
  } catch {
    // A document without an origin throws on reading, and half an escape cannot be decoded.
    return null;
  }
}

/** Keeps a choice for a year, or forgets it when there is nothing to keep. */
export function keepCookie(name: string, value: string | null): void {
  const lifetime = value === null ? 0 : LIFETIME;
  try {
    // The newer interface answers late, and what is chosen must be known before the first paint.
    Object.assign(document, {
      cookie: `${name}=${encodeURIComponent(value ?? '')}; max-age=${lifetime}; path=/; SameSite=Lax`,
    });
  } catch {
    // The choice still holds on this page.
  }
}

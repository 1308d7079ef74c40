// What is asked for decides where its answer comes from.

/** Pages, files that bear their hash in their name, those that change under their address, and the search. */
export type Kind = 'document' | 'hashed' | 'changing' | 'search';

/** What every search begins with: it names all other files of the index. */
export const START = '/search/start.json';

/** What is shown in the place of a page that is neither fetched nor kept. */
export const AWAY_PAGE = '/offline/away/';

const BEARS_HASH = /^\/(?:assets\/|(?:search|offline)\/[^/]+\.[\w-]{8,}\.json$)/;

/** Tells what a request is for; nothing for those the worker leaves alone. */
export function kindOf(request: Request, home: string): Kind | undefined {
  const { origin, pathname } = new URL(request.url);
  // Of a range only a part arrives, which answers nobody else.
  if (request.method !== 'GET' || origin !== home || request.headers.has('range')) return undefined;
  // Who keeps a whole product puts its files by himself, and is the only one who follows no redirect.
  if (request.redirect === 'error') return undefined;
  if (request.mode === 'navigate')
    return request.destination === 'iframe' ? 'changing' : 'document';
  if (pathname === START) return 'search';
  if (bearsHash(pathname)) return 'hashed';

  // A page that is fetched ahead is nobody's visit yet; the browser shows it from its own cache.
  return pathname.endsWith('/') ? undefined : 'changing';
}

/** Whether a file has the same bytes for as long as it has that name. */
export function bearsHash(pathname: string): boolean {
  return BEARS_HASH.test(pathname);
}

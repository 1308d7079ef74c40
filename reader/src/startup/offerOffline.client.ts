// The way to the offline worker: a few bytes in every page, the rest only where it may be.

import { isAtHome } from './isAtHome.ts';

/** Fetches, once a page has loaded on its own host, what registers the offline worker. */
export function offerOffline(): void {
  if (!isAtHome(location.hostname, document.documentElement.dataset.home)) return;

  addEventListener('load', async () => (await import('./followWorker.client.ts')).followWorker());
}

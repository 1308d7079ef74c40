// From the installation of a worker to its end.

import { AWAY, CHANGING, DOCUMENTS, dropAllCaches, dropOldCaches } from './caches.ts';
import { findKept, isKeepable, keep, takeCopy } from './keeping.ts';
import { keepHashed, keepSearch, renewSearch } from './keepSearch.worker.ts';
import { AWAY_PAGE, bearsHash, START } from './kinds.ts';
import type { Message } from './message.ts';
import { ownFiles } from './ownFiles.ts';
import { sweepHashed } from './pruning.ts';
import type { OfflineScope } from './scope.ts';

type Visit = Extract<Message, { task: 'keep' }>;

/**
 * Makes everything ready before a worker takes over.
 *
 * Throws when a file of its own build is missing: of a broken deployment nobody gets the worker.
 */
export async function makeReady(home: string): Promise<void> {
  for (const file of [...ownFiles.pages, ...ownFiles.away]) await keepHashed(home + file);
  await keepAwayPage(home);
  // The index of before still answers, and is renewed when somebody searches.
  await renewSearch(home).catch(() => undefined);
  await sweepHashed();
}

async function keepAwayPage(home: string): Promise<void> {
  const page = await fetch(home + AWAY_PAGE, { cache: 'no-cache' });
  if (!isKeepable(AWAY, page)) throw new Error(`There is no ${AWAY_PAGE}: ${page.status}.`);

  await keep(AWAY, home + AWAY_PAGE, page);
}

/** Removes what older workers kept, and answers from now on, also in pages that are open. */
export async function takeOver(scope: OfflineScope): Promise<void> {
  await dropOldCaches();
  // Pages are asked for while the worker itself still starts; some browsers cannot do that.
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
}

/** Removes everything that was kept, and the worker itself. */
export async function leave(scope: OfflineScope): Promise<void> {
  await dropAllCaches();
  await scope.registration.unregister();
}

/** Does what a page tells. */
export async function obey(message: Message, scope: OfflineScope): Promise<void> {
  if (message.task === 'take over') await scope.skipWaiting();
  else if (message.task === 'sweep') await sweepHashed();
  else await keepVisit(scope.location.origin, message);
}

/** Keeps what came without the worker; the browser has most of it in its own cache. */
async function keepVisit(home: string, { page, loaded }: Visit): Promise<void> {
  if (page) await keepPage(home + new URL(page).pathname);
  const own = loaded.filter((address) => new URL(address).origin === home);
  for (const address of own) await keepLoaded(address, new URL(address).pathname);
  if (page && own.some((address) => isOfSearch(new URL(address).pathname))) {
    await keepSearch(home + START, await fetch(home + START));
  }
}

/** Keeps a page, and the icon, of which pages are not told that it was loaded. */
async function keepPage(address: string): Promise<void> {
  await takeCopy(DOCUMENTS, address, await fetch(address));
  await keepChanging(new URL('/icon.svg', address).href);
}

async function keepLoaded(address: string, pathname: string): Promise<void> {
  if (bearsHash(pathname)) await keepHashed(address);
  else if (!pathname.endsWith('/') && pathname !== START) await keepChanging(address);
}

async function keepChanging(address: string): Promise<void> {
  if (await findKept(CHANGING, address)) return;

  await takeCopy(CHANGING, address, await fetch(address));
}

/** Whether somebody has searched before there was a worker to notice. */
function isOfSearch(pathname: string): boolean {
  return pathname === START || ownFiles.search.includes(pathname);
}

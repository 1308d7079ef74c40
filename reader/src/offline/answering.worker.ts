// Where an answer comes from: the network, or the copy that was kept.

import { AWAY, type CacheSpec, CHANGING, DOCUMENTS, HASHED, SEARCH } from './caches.ts';
import { findInProducts } from './findInProducts.ts';
import { findKept, isKeepable, keep, takeCopy } from './keeping.ts';
import { keepSearch } from './keepSearch.worker.ts';
import { AWAY_PAGE } from './kinds.ts';
import { pass } from './pass.ts';
import type { AskedEvent } from './scope.ts';

/** In milliseconds: how long the network is waited for where there is something else to show. */
export const PATIENCE = 2000;

/** Answers with the page as it is now; with its copy when the network is slow, broken or away. */
export async function answerDocument(event: AskedEvent): Promise<Response> {
  const { origin, pathname, search } = new URL(event.request.url);
  // A page is one document whatever stands behind the question mark.
  const address = origin + pathname;
  const arriving = fetchAndTake(event, (answer) => takeCopy(DOCUMENTS, address, answer));
  const answer = await preferNetwork(arriving, () => findCopy(DOCUMENTS, address));
  if (answer) return answer;

  // Without a server nobody corrects an address that lacks its last stroke.
  const whole = `${address}/`;
  if (await findCopy(DOCUMENTS, whole)) return Response.redirect(whole + search);

  return arriving.catch((failure: unknown) => tellOfAbsence(origin, failure));
}

/** The same for a file that changes under its address. */
export async function answerChanging(event: AskedEvent): Promise<Response> {
  const { url } = event.request;
  const arriving = fetchAndTake(event, (answer) => takeCopy(CHANGING, url, answer));
  return (await preferNetwork(arriving, () => findCopy(CHANGING, url))) ?? arriving;
}

/** Answers with the table of the search, and takes the search offline with it. */
export async function answerSearch(event: AskedEvent): Promise<Response> {
  const { url } = event.request;
  const arriving = fetchAndTake(event, (answer) => keepSearch(url, answer));
  return (await preferNetwork(arriving, () => findKept(SEARCH, url))) ?? arriving;
}

/** Answers with the copy of a file that cannot change, and fetches it only once. */
export async function answerHashed(event: AskedEvent): Promise<Response> {
  const { request } = event;
  const kept = await findKept(HASHED, request.url);
  if (kept) return kept;

  const answer = await fetch(request);
  if (isKeepable(HASHED, answer)) event.waitUntil(keep(HASHED, request.url, answer.clone()));
  return answer;
}

/**
 * Picks what the network says if it comes soon and is no failure of the server, else what is kept.
 *
 * Where nothing is kept the network has all the time it wants, and may fail: then there is nothing.
 */
export async function preferNetwork(
  arriving: Promise<Response>,
  find: () => Promise<Response | undefined>,
): Promise<Response | undefined> {
  const answered = arriving.catch(() => undefined);
  const soon = await Promise.race([answered, pass(PATIENCE)]);
  if (soon && soon.status < 500) return soon;

  return (await find()) ?? answered;
}

/** Of a product that is kept whole nothing is mixed with what else was seen: that may need other files. */
async function findCopy(shelf: CacheSpec, address: string): Promise<Response | undefined> {
  return (await findInProducts(address)) ?? findKept(shelf, address);
}

/** Shows a page of ours in the place of the browser's own, and says that it is not the one asked for. */
async function tellOfAbsence(home: string, failure: unknown): Promise<Response> {
  const page = await findKept(AWAY, home + AWAY_PAGE);
  if (!page) throw failure;

  return new Response(page.body, { status: 503, headers: page.headers });
}

/** Fetches, and puts by also what comes too late to be shown. */
function fetchAndTake(
  event: AskedEvent,
  take: (answer: Response) => Promise<void>,
): Promise<Response> {
  const arriving = fetchAhead(event);
  const taken = arriving.then((answer) => take(answer.clone()));
  // Whoever asked is told of a failure; there is nothing to put by.
  event.waitUntil(taken.catch(() => undefined));
  return arriving;
}

async function fetchAhead({ preloadResponse, request }: AskedEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

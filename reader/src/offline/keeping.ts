// Copies of answers: put by, found again, and given up when there is no room.

import { type CacheSpec, CHANGING, DOCUMENTS } from './caches.ts';
import { sweepHashed } from './pruning.ts';

/** Finds the copy of an address; nothing as well where the browser's storage fails. */
export async function findKept(shelf: CacheSpec, address: string): Promise<Response | undefined> {
  try {
    return await (await caches.open(shelf.name)).match(address, { ignoreVary: true });
  } catch {
    // The network has the answer too, and no page may fail because of a broken disk.
    return undefined;
  }
}

/** Puts a copy by and says whether it is there; when the disk is full, what is oldest makes room. */
export async function keep(shelf: CacheSpec, address: string, answer: Response): Promise<boolean> {
  const again = answer.clone();
  if (await put(shelf, address, answer)) {
    await trim(shelf);
    return true;
  }
  await makeRoom();
  return put(shelf, address, again);
}

/** Puts an answer by if it is a right one, and forgets the copy of what does not exist any more. */
export async function takeCopy(shelf: CacheSpec, address: string, answer: Response): Promise<void> {
  const { status } = answer;
  if (status === 404 || status === 410) await forget(shelf, address);
  else if (isKeepable(shelf, answer) && (await isOurs(shelf, answer.clone())))
    await keep(shelf, address, answer);
}

async function isOurs(shelf: CacheSpec, answer: Response): Promise<boolean> {
  return shelf !== DOCUMENTS || isOwnPage(await answer.text());
}

/** Whether this site wrote a page; a hotel's login page comes under the same address, with a 200. */
export function isOwnPage(html: string): boolean {
  return html.includes(' data-home="');
}

/** Whether an answer is the whole and right one, and did not come by way of another address. */
export function isKeepable(shelf: CacheSpec, answer: Response): boolean {
  const { status, type, redirected, headers } = answer;
  const isRight = status === 200 && type === 'basic' && !redirected;
  return isRight && shelf.takes(headers.get('content-type') ?? '');
}

async function forget(shelf: CacheSpec, address: string): Promise<void> {
  await (await caches.open(shelf.name)).delete(address, { ignoreVary: true });
}

async function put(shelf: CacheSpec, address: string, answer: Response): Promise<boolean> {
  try {
    await (await caches.open(shelf.name)).put(address, answer);
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'QuotaExceededError') return false;

    throw error;
  }
}

async function trim(shelf: CacheSpec): Promise<void> {
  const cache = await caches.open(shelf.name);
  const kept = await cache.keys();
  // A few may be too many, so that not every visit has to look through all files.
  if (kept.length <= shelf.most * 1.2) return;

  await drop(cache, kept.slice(0, kept.length - shelf.most));
  await sweepHashed();
}

async function makeRoom(): Promise<void> {
  for (const { name } of [DOCUMENTS, CHANGING]) {
    const cache = await caches.open(name);
    const kept = await cache.keys();
    await drop(cache, kept.slice(0, Math.ceil(kept.length / 2)));
  }
  await sweepHashed();
}

async function drop(cache: Cache, requests: readonly Request[]): Promise<void> {
  await Promise.all(requests.map((request) => cache.delete(request, { ignoreVary: true })));
}

// In the place of a page that is neither fetched nor kept: what is kept, and the page itself once there is a network.

import { PRODUCTS } from '../../offline/caches.ts';
import { readTables } from '../../offline/storedProducts.ts';
import * as texts from '../../styles/generated/texts.ts';
import { listPages, make } from './elements.client.ts';
import { findVisited } from './keptPages.client.ts';

/** In milliseconds: not every network that comes back says so. */
const BETWEEN = 5000;

const MOST = 12;

/** Shows what can be read without a network, and goes on when there is one. */
export async function showAbsence(place: HTMLElement): Promise<void> {
  goOnWithNetwork();
  const products = (await readTables(PRODUCTS)).map(({ address, name }) => ({
    address,
    title: name,
  }));
  const pages = [...products, ...(await findVisited(MOST))];
  const words = pages.length > 0 ? texts.awayKept : texts.awayNothing;
  place.append(make('p', {}, words), listPages(pages));
}

function goOnWithNetwork(): void {
  addEventListener('online', () => void goOn());
  setInterval(() => document.visibilityState === 'visible' && goOn(), BETWEEN);
}

/** Loads the page again as soon as the site gives any answer. */
async function goOn(): Promise<void> {
  try {
    // Of this question the offline worker knows nothing, so the answer is the network's own.
    const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    if (answer.status < 500) location.reload();
  } catch {
    // There is no network yet.
  }
}

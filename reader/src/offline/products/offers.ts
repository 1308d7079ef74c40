// What can be taken offline as a whole: which products there are, and what each consists of.

import { CHANGING } from '../caches.ts';
import type { ProductTable } from '../storedProducts.ts';

/** Written by the build, with the list of each product. */
const OFFERS = '/offline/products.json';

export interface Offer {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  /** Where its list is; another version has another address. */
  readonly list: string;
  readonly pages: number;
  /** What is sent of it, in bytes. */
  readonly bytes: number;
}

export interface Offers {
  readonly products: readonly Offer[];
  /** What is sent of the search, which goes with every product. */
  readonly search: number;
}

/** Loads what is offered, without a network as it was last seen; throws where it never was. */
export async function loadOffers(): Promise<Offers> {
  return read(await fetch(OFFERS));
}

/** Loads the table of a product as it is published now; nothing when it is there no more. */
export async function loadTable(id: string): Promise<ProductTable | undefined> {
  const answer = await fetchAnew(OFFERS);
  // So that what was offered is known without a network, too.
  if (answer.ok) await (await caches.open(CHANGING.name)).put(answer.url, answer.clone());
  const { products, search }: Offers = await read(answer);
  const offer = products.find((one) => one.id === id);
  if (!offer) return undefined;

  const { list } = offer;
  return { ...(await read<ProductTable>(await fetchAnew(list))), list, search };
}

/** Asks the network alone: what follows no redirect, the offline worker does not answer. */
function fetchAnew(address: string): Promise<Response> {
  return fetch(address, { cache: 'no-cache', redirect: 'error' });
}

async function read<Told>(answer: Response): Promise<Told> {
  if (!answer.ok) throw new Error(`There is no ${answer.url}: ${answer.status}.`);

  return answer.json();
}

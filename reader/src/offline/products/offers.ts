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

type Listed = Pick<ProductTable, 'documents' | 'files'>;

/** The list of a product; that of a large one has its files in parts. */
type ListedProduct = ProductTable & { readonly parts?: readonly string[] };

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
  const { parts = [], ...first } = await read<ListedProduct>(await fetchAnew(list));
  const { documents, files } = join([first, ...(await Promise.all(parts.map(readAnew)))]);
  return { ...first, documents, files, list, search };
}

async function readAnew(address: string): Promise<Listed> {
  return read(await fetchAnew(address));
}

function join(lists: readonly Listed[]): Listed {
  const entriesOf = <Told>(told: Readonly<Record<string, Told>>[]) =>
    Object.fromEntries(told.flatMap((some) => Object.entries(some)));
  return {
    documents: entriesOf(lists.map(({ documents }) => documents)),
    files: entriesOf(lists.map(({ files }) => files)),
  };
}

/** Asks the network alone: what follows no redirect, the offline worker does not answer. */
function fetchAnew(address: string): Promise<Response> {
  return fetch(address, { cache: 'no-cache', redirect: 'error' });
}

async function read<Told>(answer: Response): Promise<Told> {
  if (!answer.ok) throw new Error(`There is no ${answer.url}: ${answer.status}.`);

  return answer.json();
}

// Where copies are kept: one cache for each kind, and how much it may hold.

export interface CacheSpec {
  readonly name: string;
  /** How many copies it holds; the oldest go. */
  readonly most: number;
  /** Whether something of a type belongs there. */
  takes(type: string): boolean;
}

/** Ours, among whatever else is kept under the same origin. */
const PREFIX = 'tearsheet-';

const ALL = Number.POSITIVE_INFINITY;

/** Another number throws away what visitors kept under the one before. */
const VERSION = 1;

/** The same for the search alone: an index that was laid out otherwise cannot be read. */
const INDEX_VERSION = 2;

export const DOCUMENTS: CacheSpec = {
  name: `${PREFIX}documents-${VERSION}`,
  most: 60,
  takes: isPage,
};
/** Files whose address stays while they change, and the documents of frames. */
export const CHANGING: CacheSpec = {
  name: `${PREFIX}changing-${VERSION}`,
  most: 120,
  takes: () => true,
};
/** The table of the search, which stays when others are too many: without it the index is nothing. */
export const SEARCH: CacheSpec = {
  name: `${PREFIX}search-${INDEX_VERSION}`,
  most: 2,
  takes: isTable,
};
/** The one page that is shown in the place of those that are not kept. */
export const AWAY: CacheSpec = { name: `${PREFIX}away`, most: 1, takes: isPage };
/** The tables of the products that somebody keeps as a whole, each with all it tells of. */
export const PRODUCTS: CacheSpec = { name: `${PREFIX}products`, most: ALL, takes: isTable };
/** The tables of those that are on their way. */
export const COMING: CacheSpec = { name: `${PREFIX}coming`, most: ALL, takes: isTable };
/** What changes under its address, of all these products: each version by itself. */
export const PRODUCT_FILES: CacheSpec = {
  name: `${PREFIX}product-files`,
  most: ALL,
  takes: () => true,
};
/** It has no version: the name of a file says what is in it, and what nobody names any more goes. */
export const HASHED: CacheSpec = {
  name: `${PREFIX}hashed`,
  most: ALL,
  // Some hosts answer with a page, and a good conscience, for a file they do not have.
  takes: (type) => !isPage(type),
};

const IN_USE = [DOCUMENTS, CHANGING, SEARCH, AWAY, PRODUCTS, COMING, PRODUCT_FILES, HASHED].map(
  ({ name }) => name,
);

function isPage(type: string): boolean {
  return type.startsWith('text/html');
}

function isTable(type: string): boolean {
  return type.startsWith('application/json');
}

/** Removes what versions before this one kept, and that nobody reads any more. */
export async function dropOldCaches(): Promise<void> {
  await dropCaches((name) => !IN_USE.includes(name));
}

/** Removes everything that was ever kept. */
export async function dropAllCaches(): Promise<void> {
  await dropCaches(() => true);
}

async function dropCaches(isUnwanted: (name: string) => boolean): Promise<void> {
  const ours = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  await Promise.all(ours.filter(isUnwanted).map((name) => caches.delete(name)));
}

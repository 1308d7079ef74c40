// The page where a visitor takes whole products offline.

import { COMING, PRODUCTS } from '../../offline/caches.ts';
import { cancel, keepProduct, removeProduct } from '../../offline/products/keepProduct.client.ts';
import { loadOffers, type Offer, type Offers } from '../../offline/products/offers.ts';
import { hearNews, type News } from '../../offline/products/progress.client.ts';
import { readTables } from '../../offline/storedProducts.ts';
import { isAtHome } from '../../startup/isAtHome.ts';
import { adoptStyles } from '../../styles/adoptStyles.client.ts';
import * as texts from '../../styles/generated/texts.ts';
import { announce } from './announce.client.ts';
import { listPages, make } from './elements.client.ts';
import { findVisited } from './keptPages.client.ts';
import styles from './Offline.css?inline';
import { type Act, ProductRow } from './ProductRow.client.ts';
import { describeSize, fillIn } from './words.ts';

/** All that are ever kept. */
const MOST = 100;

/** Shows every product with what can be done about it, and the pages that are kept anyway. */
export async function showChoice(place: HTMLElement): Promise<void> {
  adoptStyles(styles);
  if (!(await canKeep())) return place.append(make('p', {}, texts.offlineImpossible));

  const offers = await loadOffers().catch(() => offersOfKept());
  place.append(...(await showProducts(offers)), ...(await showVisited()));
}

/** Whether there is an offline worker, and the browser keeps anything. */
async function canKeep(): Promise<boolean> {
  const home = document.documentElement.dataset.home;
  if (!('serviceWorker' in navigator && isAtHome(location.hostname, home))) return false;

  return caches.keys().then(
    () => true,
    () => false,
  );
}

/** Without a network, and without having been here before: what is kept can still be removed. */
async function offersOfKept(): Promise<Offers> {
  const kept = await readTables(PRODUCTS);
  return { products: kept.map((table) => ({ ...table, bytes: 0 })), search: 0 };
}

async function showProducts(offers: Offers): Promise<readonly HTMLElement[]> {
  if (offers.products.length === 0) return [make('p', {}, texts.offlineNoOffers)];

  const latest = new Map<string, News>();
  const rows = new Map(offers.products.map((offer) => [offer.id, makeRow(offer)]));
  const stored = make('p', { className: 'keeping-note' });
  const status = make('p', { className: 'keeping-status', role: 'status' });
  const showAll = () => showStandings(offers, rows, latest, stored);
  hearNews((news) => {
    announce(status, offers, latest.get(news.id), news);
    latest.set(news.id, news);
    void showAll();
  });
  await showAll();

  return [
    make('h2', {}, texts.offlineProducts),
    make('p', { className: 'keeping-note' }, texts.offlineShared),
    status,
    make('ul', { className: 'keepings' }, ...[...rows.values()].map(({ element }) => element)),
    stored,
  ];
}

function makeRow({ id, name, address, ...rest }: Offer): ProductRow {
  return new ProductRow({ id, name, address, ...rest }, (act) => void ACTS[act](id));
}

const ACTS: Readonly<Record<Act, (id: string) => Promise<void>>> = {
  keep: keepForGood,
  update: keepForGood,
  remove: removeProduct,
  cancel,
};

/** Keeps a product, and asks the browser not to throw it away when it needs room. */
async function keepForGood(id: string): Promise<void> {
  await navigator.storage?.persist?.().catch(() => false);
  await keepProduct(id);
}

async function showStandings(
  { products, search }: Offers,
  rows: ReadonlyMap<string, ProductRow>,
  latest: ReadonlyMap<string, News>,
  stored: HTMLElement,
): Promise<void> {
  const [kept, coming] = await Promise.all([readTables(PRODUCTS), readTables(COMING)]);
  for (const offer of products) {
    const { id } = offer;
    const news = latest.get(id);
    rows.get(id)?.show({
      offer,
      search,
      news,
      kept: kept.find((table) => table.id === id),
      isComing: news?.state === 'queued' || coming.some((table) => table.id === id),
    });
  }
  const usage = (await navigator.storage?.estimate?.())?.usage ?? 0;
  stored.textContent = fillIn(texts.offlineStored, { size: describeSize(usage) });
}

async function showVisited(): Promise<readonly HTMLElement[]> {
  const pages = await findVisited(MOST);
  return pages.length > 0 ? [make('h2', {}, texts.offlineVisited), listPages(pages)] : [];
}

import { type ReactElement, useSyncExternalStore } from 'react';
import { PRODUCTS } from '../../offline/caches.ts';
import { cancel, keepProduct, removeProduct } from '../../offline/products/keepProduct.client.ts';
import { loadOffers, type Offers } from '../../offline/products/offers.ts';
import { readTables } from '../../offline/storedProducts.ts';
import { isAtHome } from '../../startup/isAtHome.ts';
import { adoptStyles } from '../../styles/adoptStyles.client.ts';
import * as texts from '../../styles/generated/texts.ts';
import { formatText } from '../../ui/formatText.ts';
import type { ProductAction } from './describeProduct.ts';
import { findVisited, type KeptPage } from './keptPages.client.ts';
import styles from './Offline.css?inline';
import { PageList } from './PageList.tsx';
import { ProductRow } from './ProductRow.island.tsx';
import {
  openProductStore,
  type ProductStatuses,
  type ProductStore,
} from './productStore.client.ts';
import { describeSize } from './words.ts';

interface OfflineProductsProps {
  store: ProductStore;
  visited: readonly KeptPage[];
}

/** All that are ever kept. */
const MOST = 100;

adoptStyles(styles);

/** Loads what the page shows on which a visitor takes whole products offline. */
export async function loadOfflineProducts(): Promise<ReactElement> {
  if (!(await canKeep())) return <p>{texts.offlineImpossible}</p>;

  const offers = await loadOffers().catch(() => offersOfStored());
  const [store, visited] = await Promise.all([openProductStore(offers), findVisited(MOST)]);
  return <OfflineProducts store={store} visited={visited} />;
}

/** Every product with what can be done about it, and the pages that are kept anyway. */
function OfflineProducts({ store, visited }: OfflineProductsProps) {
  const statuses = useSyncExternalStore(store.subscribe, store.getSnapshot);

  return (
    <>
      {statuses.products.length > 0 ? (
        <ProductList {...statuses} />
      ) : (
        <p>{texts.offlineNoOffers}</p>
      )}
      {visited.length > 0 && (
        <>
          <h2>{texts.offlineVisited}</h2>
          <PageList pages={visited} />
        </>
      )}
    </>
  );
}

function ProductList({ products, announcement, usage }: ProductStatuses) {
  return (
    <>
      <h2>{texts.offlineProducts}</h2>
      <p className="keeping-note">{texts.offlineShared}</p>
      <p className="keeping-status" role="status">
        {announcement}
      </p>
      <ul className="keepings">
        {products.map((status) => (
          <ProductRow
            key={status.offer.id}
            status={status}
            onAction={(action) => void ACTIONS[action](status.offer.id)}
          />
        ))}
      </ul>
      <p className="keeping-note">
        {formatText(texts.offlineStored, { size: describeSize(usage) })}
      </p>
    </>
  );
}

const ACTIONS: Readonly<Record<ProductAction, (id: string) => Promise<void>>> = {
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
async function offersOfStored(): Promise<Offers> {
  const stored = await readTables(PRODUCTS);
  return { products: stored.map((table) => ({ ...table, bytes: 0 })), search: 0 };
}

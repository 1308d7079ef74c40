// What every product comes to that can be taken offline, whichever tab brings or removes it.

import { COMING, PRODUCTS } from '../../offline/caches.ts';
import type { Offers } from '../../offline/products/offers.ts';
import { followProgress, type Progress } from '../../offline/products/progress.client.ts';
import { readTables } from '../../offline/storedProducts.ts';
import { announcementOf } from './announcement.ts';
import type { ProductStatus } from './describeProduct.ts';

export interface ProductStatuses {
  readonly products: readonly ProductStatus[];
  /** What happened last that is worth saying. */
  readonly announcement: string;
  /** What all of the site takes on this device, in bytes. */
  readonly usage: number;
}

/** A store as React reads it. */
export interface ProductStore {
  subscribe(listener: () => void): () => void;
  getSnapshot(): ProductStatuses;
}

/** Reads how things stand, and follows what becomes of them. */
export async function openProductStore({ products, search }: Offers): Promise<ProductStore> {
  const latest = new Map<string, Progress>();
  const listeners = new Set<() => void>();
  let snapshot: ProductStatuses = { products: [], announcement: '', usage: 0 };

  followProgress((progress) => {
    const { id } = progress;
    const name = products.find((offer) => offer.id === id)?.name ?? '';
    const announcement = announcementOf(name, latest.get(id), progress);
    latest.set(id, progress);
    void refresh(announcement);
  });
  await refresh();

  return {
    getSnapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };

  async function refresh(announcement?: string): Promise<void> {
    const [stored, coming] = await Promise.all([readTables(PRODUCTS), readTables(COMING)]);
    const usage = (await navigator.storage?.estimate?.())?.usage ?? 0;
    const statuses = products.map((offer): ProductStatus => {
      const isThis = ({ id }: { id: string }) => id === offer.id;
      const progress = latest.get(offer.id);
      const isComing = progress?.state === 'queued' || coming.some(isThis);
      return { offer, search, stored: stored.find(isThis), isComing, progress };
    });
    snapshot = { products: statuses, usage, announcement: announcement ?? snapshot.announcement };
    for (const listener of listeners) listener();
  }
}

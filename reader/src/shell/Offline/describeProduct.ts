// What is the case with a product, in words, and what can be done about it.

import type { Offer } from '../../offline/products/offers.ts';
import type { Progress } from '../../offline/products/progress.client.ts';
import type { ProductTable } from '../../offline/storedProducts.ts';
import * as texts from '../../styles/generated/texts.ts';
import { formatText } from '../../ui/formatText.ts';
import { describeDay, describePages, describeSize } from './words.ts';

export interface ProductStatus {
  readonly offer: Offer;
  /** What is sent of the search beside it, in bytes. */
  readonly search: number;
  readonly stored?: ProductTable | undefined;
  /** Whether it is on its way, whichever tab brings it. */
  readonly isComing: boolean;
  readonly progress?: Progress | undefined;
}

export type ProductAction = 'keep' | 'update' | 'remove' | 'cancel';

/** What can be done, the likeliest first. */
export function actionsFor({ offer, stored, isComing }: ProductStatus): readonly ProductAction[] {
  if (isComing) return ['cancel'];
  if (!stored) return ['keep'];

  return stored.list === offer.list ? ['remove'] : ['update', 'remove'];
}

/** What is the case with a product, in a sentence or two. */
export function describeProduct(status: ProductStatus): string {
  const { stored, isComing, progress, offer } = status;
  if (isComing) return describeProgress(status);

  const failure = FAILURES[progress?.state ?? ''];
  const facts = stored ? describeStored(stored, offer) : describeOffer(status);
  return failure ? `${failure} ${facts}` : facts;
}

const FAILURES: Readonly<Record<string, string>> = {
  full: texts.offlineFull,
  broken: texts.offlineBroken,
};

function describeProgress({ progress, offer }: ProductStatus): string {
  if (progress?.state === 'waiting') return texts.offlineWaiting;
  if (progress?.state !== 'running') return texts.offlineQueued;

  return formatText(texts.offlineProgress, {
    pages: progress.pages,
    allPages: offer.pages,
    size: describeSize(progress.bytes),
    allSize: describeSize(progress.allBytes),
  });
}

function describeStored(stored: ProductTable, offer: Offer): string {
  const day = describeDay(stored.kept ?? 0);
  if (stored.list !== offer.list) return formatText(texts.offlineOutdated, { day });

  const pages = describePages(stored.pages);
  return formatText(texts.offlineKept, { day, pages, size: describeSize(sizeOf(stored)) });
}

function describeOffer({ offer, search }: ProductStatus): string {
  return formatText(texts.offlineSize, {
    pages: describePages(offer.pages),
    size: describeSize(offer.bytes + search),
  });
}

function sizeOf({ documents, files, search }: ProductTable): number {
  const bytes = [...Object.values(documents).map(([, size]) => size), ...Object.values(files)];
  return bytes.reduce((sum, size) => sum + size, search);
}

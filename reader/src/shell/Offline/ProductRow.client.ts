// One product among those that can be taken offline: how large it is, how far it has come, what can be done.

import type { Offer } from '../../offline/products/offers.ts';
import type { News } from '../../offline/products/progress.client.ts';
import type { ProductTable } from '../../offline/storedProducts.ts';
import * as texts from '../../styles/generated/texts.ts';
import { make } from './elements.client.ts';
import { describeDay, describePages, describeSize, fillIn } from './words.ts';

/** What is known of a product. */
export interface Standing {
  readonly offer: Offer;
  /** What is sent of the search beside it. */
  readonly search: number;
  readonly kept?: ProductTable | undefined;
  /** Whether it is on its way, whoever brings it. */
  readonly isComing: boolean;
  readonly news?: News | undefined;
}

export type Act = 'keep' | 'update' | 'remove' | 'cancel';

const WORDS: Readonly<Record<Act, string>> = {
  keep: texts.offlineKeep,
  update: texts.offlineUpdate,
  remove: texts.offlineRemove,
  cancel: texts.offlineCancel,
};

/** A row that stays, and shows what becomes of its product. */
export class ProductRow {
  readonly element = make('li', { className: 'keeping' });
  readonly #facts = make('p', { className: 'keeping-facts' });
  readonly #bar = make('progress', { className: 'keeping-bar', hidden: true });
  readonly #buttons: readonly (readonly [Act, HTMLButtonElement])[];

  constructor({ name, address }: Offer, act: (act: Act) => void) {
    this.#bar.ariaLabel = name;
    this.#buttons = (Object.keys(WORDS) as Act[]).map((one) => [
      one,
      make('button', {
        type: 'button',
        hidden: true,
        textContent: WORDS[one],
        ariaLabel: `${WORDS[one]}: ${name}`,
        onclick: () => act(one),
      }),
    ]);
    this.element.append(
      make('h3', { className: 'keeping-name' }, make('a', { href: address }, name)),
      this.#facts,
      this.#bar,
      make('div', { className: 'keeping-acts' }, ...this.#buttons.map(([, button]) => button)),
    );
  }

  show(standing: Standing): void {
    const { news } = standing;
    const offered = actsOf(standing);
    const pressed = this.#buttons.find(([, button]) => button === document.activeElement)?.[1];
    for (const [act, button] of this.#buttons) button.hidden = !offered.includes(act);
    this.#facts.textContent = describe(standing);
    this.#bar.hidden = !standing.isComing;
    if (news?.state === 'running')
      Object.assign(this.#bar, { max: news.allBytes, value: news.bytes });
    else this.#bar.removeAttribute('value');
    // The button that was pressed may be gone: who pressed it goes on from the one in its place.
    if (pressed?.hidden) this.#buttons.find(([act]) => act === offered[0])?.[1].focus();
  }
}

/** What can be done, the likeliest first. */
export function actsOf({ offer, kept, isComing }: Standing): readonly Act[] {
  if (isComing) return ['cancel'];
  if (!kept) return ['keep'];

  return kept.list === offer.list ? ['remove'] : ['update', 'remove'];
}

/** What is the case with a product, in a sentence or two. */
export function describe(standing: Standing): string {
  const { kept, isComing, news, offer } = standing;
  if (isComing) return describeWay(standing);

  const failure = FAILURES[news?.state ?? ''];
  const known = kept ? describeKept(kept, offer) : describeOffer(standing);
  return failure ? `${failure} ${known}` : known;
}

const FAILURES: Readonly<Record<string, string>> = {
  full: texts.offlineFull,
  broken: texts.offlineBroken,
};

function describeWay({ news, offer }: Standing): string {
  if (news?.state === 'waiting') return texts.offlineWaiting;
  if (news?.state !== 'running') return texts.offlineQueued;

  return fillIn(texts.offlineProgress, {
    pages: news.pages,
    allPages: offer.pages,
    size: describeSize(news.bytes),
    allSize: describeSize(news.allBytes),
  });
}

function describeKept(kept: ProductTable, offer: Offer): string {
  const day = describeDay(kept.kept ?? 0);
  if (kept.list !== offer.list) return fillIn(texts.offlineOutdated, { day });

  const pages = describePages(kept.pages);
  return fillIn(texts.offlineKept, { day, pages, size: describeSize(sizeOf(kept)) });
}

function describeOffer({ offer, search }: Standing): string {
  return fillIn(texts.offlineSize, {
    pages: describePages(offer.pages),
    size: describeSize(offer.bytes + search),
  });
}

function sizeOf({ documents, files, search }: ProductTable): number {
  const bytes = [...Object.values(documents).map(([, size]) => size), ...Object.values(files)];
  return bytes.reduce((sum, size) => sum + size, search);
}

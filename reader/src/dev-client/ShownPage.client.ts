// The page that is open, brought up to date with what the engine writes now.

import { keepFocus } from './focus.client.ts';
import { bringHeadUpToDate } from './head.client.ts';
import { keepPlace } from './place.ts';
import { Standings } from './Standings.client.ts';
import { bringUpToDate } from './tree.client.ts';

/** Remembers what the engine wrote, since scripts and visitors change what stands in the document. */
export class ShownPage {
  readonly #document: Document;
  readonly #standings = new Standings();
  #written: HTMLElement;

  constructor(shown: Document) {
    this.#document = shown;
    // Elements of an inert document stay what they are: no live part comes to life in it.
    this.#written = shown.implementation.createHTMLDocument().importNode(shown.body, true);
    this.#standings.add(this.#written, shown.body);
  }

  /** Replaces what differs and nothing else: demos keep their state, and nothing jumps. */
  show(html: string): void {
    const next = new DOMParser().parseFromString(html, 'text/html');
    const restorePlace = keepPlace(this.#document);
    const restoreFocus = keepFocus(this.#document);

    bringHeadUpToDate(this.#document.head, next.head);
    bringUpToDate(this.#written, next.body, this.#standings);
    this.#written = next.body;
    offerCopying(this.#document);

    restoreFocus();
    restorePlace();
  }
}

/** New code gets its button too; the one listener for all buttons is there already. */
function offerCopying(shown: Document): void {
  for (const button of shown.querySelectorAll<HTMLElement>('button.copy[hidden]')) {
    button.hidden = false;
  }
}

// The element around every live part: it waits for its moment, then brings the part to life.

import * as texts from '../theme/generated/texts.ts';
import { holdPresses } from './presses.ts';
import { whenItIsTime } from './schedule.ts';

/** What the module of a live part exports. */
interface LiveModule {
  hydrate(root: HTMLElement, props: object, prefix: string): Promise<void>;
}

/** A part of the page that is readable at once and operable when needed. */
export class LivePart extends HTMLElement {
  #begun = false;

  connectedCallback(): void {
    // Moving the element in the document connects it again; it lives already.
    if (this.#begun) return;

    this.#begun = true;
    const replayPresses = holdPresses(this);
    whenItIsTime(this, this.getAttribute('when') ?? 'visible', async () => {
      await this.#hydrate(this.getAttribute('src') ?? '');
      replayPresses();
    });
  }

  async #hydrate(src: string): Promise<void> {
    try {
      const module: LiveModule = await import(/* @vite-ignore */ src);
      await module.hydrate(this, this.#props(), this.getAttribute('prefix') ?? '');
      this.dataset.state = 'live';
    } catch (error) {
      console.error(error);
      this.#offerRetry(src);
    }
  }

  #props(): object {
    return JSON.parse(this.getAttribute('props') ?? '{}');
  }

  /** The part stays readable; a line below it says that it cannot be operated yet. */
  #offerRetry(src: string): void {
    const notice = document.createElement('p');
    notice.className = 'live-part-notice';
    notice.setAttribute('role', 'status');
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = texts.tryAgain;
    button.onclick = () => {
      notice.remove();
      // Browsers remember a module that failed; another query makes it another module.
      this.#hydrate(`${src.split('?')[0]}?again=${Date.now()}`);
    };
    notice.append(`${texts.partNotLoaded} `, button);
    this.after(notice);
    this.dataset.state = 'failed';
  }
}

/** Teaches the browser the element. */
export function defineLivePart(): void {
  customElements.define('live-part', LivePart);
}

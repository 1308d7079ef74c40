// The element around every live part: it waits for its moment, then brings the part to life.

import { whenActivated } from '../startup/activation.client.ts';
import * as texts from '../styles/generated/texts.ts';
import { holdActions } from './eventReplay.client.ts';
import { addNotice, addReport } from './failureNotice.client.ts';
import { runModules } from './liveModules.client.ts';
import { reportAddress } from './reportAddress.client.ts';
import { whenItIsTime } from './schedule.client.ts';
import { tellOfFailure } from './tellOfFailure.client.ts';

/** What the module of a live part exports. */
interface LiveModule {
  hydrate(root: HTMLElement, props: object, prefix: string): Promise<void>;
}

/** A part of the page that is readable at once and operable when needed. */
export class LivePart extends HTMLElement {
  #begun = false;
  #failure: unknown;

  connectedCallback(): void {
    // Moving the element in the document connects it again; it lives already.
    if (this.#begun) return;

    this.#begun = true;
    this.#wait(this.getAttribute('src') ?? '');
  }

  /** Lets the part begin anew; one that does not live yet is at its beginning. */
  restart(): void {
    this.dispatchEvent(new Event('restart'));
  }

  async #wait(src: string): Promise<void> {
    // Listens first: the click that wakes the part is held, and goes no further.
    const time = new Promise<void>((begin) => {
      whenActivated(() => whenItIsTime(this, this.getAttribute('when') ?? 'visible', begin));
    });
    const release = holdActions(this);
    await time;

    if (await this.#hydrate(src)) release();
    else if (await isGone(src)) this.#offerReload();
    else this.#offerRetry(src, release);
  }

  /** Tells whether the part lives now; if not, it stays as it was. */
  async #hydrate(src: string): Promise<boolean> {
    delete this.dataset.state;
    try {
      await runModules(this);
      const module: LiveModule = await import(/* @vite-ignore */ src);
      await module.hydrate(this, this.#props(), this.getAttribute('prefix') ?? '');
      this.dataset.state = 'live';
      return true;
    } catch (error) {
      console.error(error);
      tellOfFailure(this, error);
      this.#failure = error;
      this.dataset.state = 'failed';
      return false;
    }
  }

  #props(): object {
    return JSON.parse(this.getAttribute('props') ?? '{}');
  }

  /** A newer build has replaced what this page would load. */
  #offerReload(): void {
    addNotice(this, texts.pageReplaced, texts.reload, () => location.reload());
  }

  #offerRetry(src: string, release: () => void): void {
    const notice = addNotice(this, texts.partNotLoaded, texts.tryAgain, async () => {
      // Pressed twice, it tries once.
      if (this.dataset.state !== 'failed' || !(await this.#hydrate(anew(src)))) return;

      if (notice.contains(document.activeElement)) this.#takeFocus();
      notice.remove();
      release();
    });
    const report = reportAddress(this, String(this.#failure));
    if (report) addReport(notice, report, texts.reportProblem);
  }

  #takeFocus(): void {
    this.tabIndex = -1;
    this.focus();
  }
}

/** Whether a file is not there any more, as far as the host says. */
async function isGone(src: string): Promise<boolean> {
  try {
    const { status } = await fetch(src, { method: 'HEAD', cache: 'no-store' });
    return status === 404 || status === 410;
  } catch {
    return false;
  }
}

/** Browsers remember a module that failed; another query makes it another module. */
function anew(src: string): string {
  return `${src}?again=${Date.now()}`;
}

/** Teaches the browser the element. */
export function defineLivePart(): void {
  customElements.define('live-part', LivePart);
}

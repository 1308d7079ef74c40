// The frame in which edited code runs, and the watch over it: it may come to nothing, but take nobody along.

import { type Order, type Report, readReport } from '../../../editing-frame/messages.ts';

const ADDRESS = '/frames/editing/';

/** How often the frame is asked whether it is still there, and how long it may take to say so. */
const BETWEEN_QUESTIONS = 500;
const PATIENCE = 2000;

/** Why a frame is given up. */
export type Loss = 'not-started' | 'no-answer' | 'left';

interface Listener {
  report(report: Report): void;
  lost(why: Loss): void;
}

/** One document of the frame, from its first word to its last. */
export class EditingFrame {
  readonly element: HTMLIFrameElement;
  readonly #listener: Listener;
  readonly #heard = new AbortController();
  #questions: ReturnType<typeof setInterval> | undefined;
  #unsent: Order[] | undefined = [];
  #asked = 0;
  #lastLook = 0;

  /** Loads it into a room. */
  constructor(room: HTMLElement, title: string, listener: Listener) {
    this.#listener = listener;
    this.element = createFrame(title);
    addEventListener('message', this.#hear, { signal: this.#heard.signal });
    this.element.addEventListener('load', this.#loaded);
    keepFramesHere();
    room.append(this.element);
  }

  /** Says something to it, as soon as it listens. */
  say(order: Order): void {
    if (this.#unsent) this.#unsent.push(order);
    // It has no origin that could be named; the source of each message is compared instead.
    else this.element.contentWindow?.postMessage(order, '*');
  }

  /** Ends it, with all that runs in it. */
  close(): void {
    this.#heard.abort();
    clearInterval(this.#questions);
    this.element.remove();
  }

  readonly #hear = ({ source, data }: MessageEvent): void => {
    if (source !== this.element.contentWindow) return;

    const report = readReport(data);
    this.#asked = 0;
    if (report?.kind === 'ready') this.#begin();
    else if (report) this.#listener.report(report);
  };

  #begin(): void {
    const unsent = this.#unsent ?? [];
    this.#unsent = undefined;
    for (const order of unsent) this.say(order);
    this.#questions ??= setInterval(this.#look, BETWEEN_QUESTIONS);
  }

  /** Loading a second time, it has gone where the code sent it. */
  readonly #loaded = (): void => {
    this.element.addEventListener('load', () => this.#lose('left'), { once: true });
    // What it says last is on its way when it has loaded.
    setTimeout(() => {
      if (this.#unsent) this.#lose('not-started');
    }, PATIENCE);
    this.element.removeEventListener('load', this.#loaded);
  };

  readonly #look = (): void => {
    const now = performance.now();
    // A machine that slept, or a page in the background: nobody had time to answer.
    if (document.hidden || now - this.#lastLook > 2 * BETWEEN_QUESTIONS) this.#asked = 0;
    this.#lastLook = now;
    if (this.#asked === 0) {
      this.#asked = now;
      this.say({ kind: 'ask' });
    } else if (now - this.#asked > PATIENCE) {
      this.#lose('no-answer');
    }
  };

  #lose(why: Loss): void {
    if (this.#heard.signal.aborted) return;

    this.close();
    this.#listener.lost(why);
  }
}

function createFrame(title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  // Never with the origin of the site: a link may carry anybody's code. Forms may be filled in,
  // so that demos of forms work; the policy of the frame's document lets them lead nowhere.
  frame.setAttribute('sandbox', 'allow-scripts allow-forms');
  frame.src = ADDRESS;
  frame.title = title;
  return frame;
}

/** From now on no frame of this page can be sent to another site, with what was typed in its address. */
function keepFramesHere(): void {
  if (document.head.querySelector('meta[data-editing]')) return;

  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "frame-src 'self'";
  policy.dataset.editing = '';
  document.head.append(policy);
}

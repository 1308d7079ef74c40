// The watch over the frame in which edited code runs: it may come to nothing, but take nobody along.

import { addPolicy } from '../../elements/addPolicy.client.ts';
import { isReady, type Order, type Report, readReport } from '../sandbox/messages.ts';

/** How often the frame is asked whether it is still there, and how long it may take to say so. */
const BETWEEN_QUESTIONS = 500;
const PATIENCE = 2000;

/** How much it may say in a second: far more than a demo that moves all the time has to report. */
const MOST_REPORTS = 500;
/** How much of what nobody reads may come in a second: there is no use for any of it, and it may be long. */
const MOST_STRAY = 50;

/** Why a frame is given up. */
export type Loss = 'not-started' | 'no-answer' | 'left' | 'flooded';

interface Listener {
  report(report: Report): void;
  lost(why: Loss): void;
}

/** One document of the frame, from its first word to its last. */
export class EditingFrame {
  readonly #element: HTMLIFrameElement;
  readonly #listener: Listener;
  readonly #heard = new AbortController();
  #questions: ReturnType<typeof setInterval> | undefined;
  readonly #unsent: Order[] = [];
  #port: MessagePort | undefined;
  #second = 0;
  #messages = 0;
  #reports = 0;
  #asked = 0;
  #lastLook = 0;

  /** Begins to listen to a frame that is new in the document. */
  constructor(element: HTMLIFrameElement, listener: Listener) {
    this.#listener = listener;
    this.#element = element;
    addEventListener('message', this.#hear, { signal: this.#heard.signal });
    element.addEventListener('load', this.#loaded);
  }

  /** Says something to it, as soon as it listens. */
  say(order: Order): void {
    if (this.#port) this.#port.postMessage(order);
    else this.#unsent.push(order);
  }

  /** Listens no longer; whoever closes it takes the frame away, with all that runs in it. */
  close(): void {
    this.#heard.abort();
    this.#port?.close();
    clearInterval(this.#questions);
  }

  /** Takes the channel that its own script opens before any other code runs; no later message is read. */
  readonly #hear = (event: MessageEvent): void => {
    // Other windows have nothing to say here.
    if (event.source !== this.#element.contentWindow) return;

    const [port] = event.ports;
    if (this.#port) this.#count(MOST_STRAY);
    else if (port && isReady(event.data)) this.#begin(port);
  };

  #begin(port: MessagePort): void {
    this.#port = port;
    port.onmessage = ({ data }) => {
      const report = readReport(data);
      this.#asked = 0;
      this.#reports += 1;
      this.#count(MOST_REPORTS);
      if (report && !this.#heard.signal.aborted) this.#listener.report(report);
    };
    for (const order of this.#unsent) this.say(order);
    this.#questions ??= setInterval(this.#look, BETWEEN_QUESTIONS);
  }

  /** Stops a frame that keeps the page from everything else. */
  #count(most: number): void {
    const second = Math.floor(performance.now() / 1000);
    this.#messages = second === this.#second ? this.#messages + 1 : 1;
    this.#second = second;
    if (this.#messages > most) this.#lose('flooded');
  }

  readonly #loaded = (): void => {
    this.#element.addEventListener('load', this.#loadedAgain, { signal: this.#heard.signal });
    // What it says last is on its way when it has loaded.
    setTimeout(() => {
      if (!this.#port) this.#lose('not-started');
    }, PATIENCE);
    this.#element.removeEventListener('load', this.#loaded);
  };

  /**
   * Loading a second time, it has gone where the code sent it, and its script answers no more.
   *
   * WebKit says the same of a link to a place in the document, which is there as before.
   */
  readonly #loadedAgain = (): void => {
    const before = this.#reports;
    this.say({ kind: 'ask' });
    setTimeout(() => {
      if (this.#reports === before) this.#lose('left');
    }, BETWEEN_QUESTIONS);
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

/** From now on no frame of this page can be sent to another site, with what was typed in its address. */
export function keepFramesHere(): void {
  if (!framesStay) addPolicy(["frame-src 'self'"]);
  framesStay = true;
}

let framesStay = false;

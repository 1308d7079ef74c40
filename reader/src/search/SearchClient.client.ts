// The page's end of the search: asks the worker, or the same engine in the page where there is none.

import type { Question } from './engine/question.ts';
import type { NamedAnswer, TextAnswer } from './engine/results.ts';
import type { ProductName, Reply, Request } from './messages.ts';

/** Names the other files of the index; it is the only one with a name that never changes. */
export const START = '/search/start.json';

/** The start file on its way; nothing where the network does not answer. */
export type StartFile = Promise<Response | undefined>;

/** Who is told what comes of a question; only of the latest. */
export interface Listener {
  /** It is known which products there are. */
  begun(products: readonly ProductName[]): void;
  named(answer: NamedAnswer): void;
  text(answer: TextAnswer): void;
  failed(): void;
}

/** Begins when it is made: what it fetches comes beside the dialog, and not after it. */
export class SearchClient {
  #listener: Listener | undefined;
  #send: (request: Request) => void;
  #number = 0;
  #question: Question | undefined;
  #start: ArrayBuffer | undefined;
  #products: readonly ProductName[] | undefined;
  /** Whether the start file is missing and nobody is fetching it. */
  #waiting = false;

  constructor(start: StartFile = fetchStart()) {
    const worker = startWorker();
    this.#send = worker ? this.#askWorker(worker) : this.#askHere();
    this.#begin(start);
  }

  /** Tells a listener what comes of it, and what came of the beginning. */
  listen(listener: Listener): void {
    this.#listener = listener;
    if (this.#products) listener.begun(this.#products);
    else if (this.#waiting) listener.failed();
  }

  /** Asks; what an earlier question still brings is not heard any more. */
  ask(question: Question): void {
    this.#number += 1;
    this.#question = question;
    this.#send({ number: this.#number, question });
    if (this.#waiting) this.#begin(fetchStart());
  }

  /** Gives up what was asked. */
  forget(): void {
    this.#number += 1;
    this.#question = undefined;
  }

  async #begin(start: StartFile): Promise<void> {
    this.#waiting = false;
    try {
      const answered = await start;
      if (!answered?.ok) throw new Error(`${START} is not to be had: ${answered?.status}`);
      this.#start = await answered.arrayBuffer();
      this.#send({ start: this.#start });
    } catch (error) {
      this.#waiting = true;
      this.#fail(error);
    }
  }

  #askWorker(worker: Worker): (request: Request) => void {
    worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => this.#hear(data));
    // Its script did not come, or the browser does not let it run: the page asks itself.
    worker.addEventListener('error', () => this.#turnBack(), { once: true });
    return (request) => worker.postMessage(request);
  }

  #turnBack(): void {
    this.#send = this.#askHere();
    if (this.#start) this.#send({ start: this.#start });
    if (this.#question) this.#send({ number: this.#number, question: this.#question });
  }

  /** The engine comes with the first request; those after it wait in line. */
  #askHere(): (request: Request) => void {
    let engine: Promise<{ hear(request: Request): void }> | undefined;
    return async (request) => {
      engine ??= import('./SearchEngine.ts').then(
        ({ SearchEngine }) => new SearchEngine((reply) => this.#hear(reply)),
      );
      try {
        (await engine).hear(request);
      } catch (error) {
        // The next question fetches it again, and the start file: what came may have been something else.
        engine = undefined;
        this.#waiting = true;
        this.#fail(error);
      }
    };
  }

  #hear(reply: Reply): void {
    if ('products' in reply) this.#hearBeginning(reply.products);
    else if (reply.number !== this.#number) return;
    else if ('named' in reply) this.#listener?.named(reply.named);
    else if ('text' in reply) this.#listener?.text(reply.text);
    else this.#fail(reply.failed);
  }

  #hearBeginning(products: readonly ProductName[] | undefined): void {
    if (products) {
      this.#products = products;
      this.#listener?.begun(products);
      return;
    }
    // JSON, but of something else: the next question fetches it again.
    this.#waiting = true;
    this.#fail(new Error(`${START} names no products.`));
  }

  #fail(error: unknown): void {
    console.error(error);
    this.#listener?.failed();
  }
}

/** Fetches the start file; nothing where the network does not answer. */
function fetchStart(): StartFile {
  return fetch(START).catch(() => undefined);
}

function startWorker(): Worker | undefined {
  try {
    return new Worker(new URL('./search.worker.ts', import.meta.url), { type: 'module' });
  } catch {
    // The page does the work then.
    return undefined;
  }
}

// Both layers of the search behind one door, whichever side of a worker they live on.

import type { Question } from './engine/question.ts';
import type { Load, NamedAnswer } from './engine/results.ts';
import { SymbolIndex } from './engine/symbols/SymbolIndex.ts';
import { TextIndex } from './engine/text/TextIndex.ts';
import type { ProductName, Reply, Request } from './messages.ts';

/** The one file of the index whose name never changes: it names the others. */
interface Start {
  files: Readonly<Record<string, string>>;
  products: readonly ProductName[];
  symbols: unknown;
}

/** Where it lies; the page has fetched it once already. */
const START = '/search/start.json';

/** In milliseconds: whoever types on within it is not answered with texts that have to be fetched. */
const REST = 150;

interface Layers {
  begun: Begun;
  symbols: SymbolIndex;
  text: TextIndex;
}

type Begun = PromiseWithResolvers<Start>;

interface Asked {
  number: number;
  question: Question;
  /** When it was asked. */
  time: number;
}

/** Answers questions; one that a newer question has overtaken is given up. */
export class SearchEngine {
  readonly #reply: (reply: Reply) => void;
  #begun = Promise.withResolvers<Start>();
  /** The first file as it came. */
  #told = '';
  #layers: Promise<Layers> | undefined;
  /** Those of which all names are fetched, or on their way. */
  #completed: Layers | undefined;
  #latest: Asked | undefined;

  constructor(reply: (reply: Reply) => void) {
    this.#reply = reply;
  }

  hear(request: Request): void {
    if ('start' in request) {
      const told = new TextDecoder().decode(request.start);
      this.#begin(told, JSON.parse(told));
    } else this.#answer({ ...request, time: performance.now() });
  }

  #begin(told: string, start: Start): void {
    this.#told = told;
    this.#begun.resolve(start);
    this.#reply({ products: start.products });
    // Opened before anything is asked: what every question needs is there by then.
    this.#openOnce().catch(() => {});
  }

  async #answer(asked: Asked): Promise<void> {
    this.#latest = asked;
    // Whoever types faster than this answers is answered once: what is waiting is heard first.
    await new Promise((heard) => setTimeout(heard));
    if (this.#latest !== asked) return;

    const begun = this.#begun;
    try {
      await this.#answerWithBoth(asked);
    } catch (error) {
      await this.#answerAnew(asked, begun, error);
    }
  }

  /** What did not come may be a file of the site as it was before it was published anew. */
  async #answerAnew(asked: Asked, begun: Begun, error: unknown): Promise<void> {
    try {
      if (!(await this.#beginAnew(begun))) throw error;
      await this.#answerWithBoth(asked);
    } catch (failed) {
      this.#fail(asked, failed);
    }
  }

  /** Whether there is a first file that names other files than the one that was begun with. */
  async #beginAnew(begun: Begun): Promise<boolean> {
    const told = await fetchStart();
    // Another question may have come here before this one.
    if (this.#begun !== begun) return true;
    if (told === undefined || told === this.#told) return false;
    // Nothing is given up for something that is no such file.
    const start: Start = JSON.parse(told);
    this.#begun = Promise.withResolvers();
    this.#layers = undefined;
    this.#begin(told, start);
    return true;
  }

  async #answerWithBoth(asked: Asked): Promise<void> {
    const layers = await this.#openOnce();
    const { symbols, text } = layers;
    await symbols.needs(asked.question);
    if (this.#latest !== asked) return;

    const { count } = this.#name(asked, symbols);
    // The text comes first, unless there is nothing else to show until then.
    if (count === 0) this.#complete(layers);
    const found = await text.find(asked.question, () => this.#isAtRest(asked));
    if (this.#latest !== asked) return;

    const { wider } = asked.question;
    if (wider && found.count === 0 && (await isUnnamed(asked.question, symbols))) {
      await this.#answerWider({ ...asked, question: wider });
    } else this.#reply({ number: asked.number, text: found });
    this.#complete(layers);
  }

  /** Whether nothing else was asked for a while. */
  async #isAtRest(asked: Asked): Promise<boolean> {
    const rest = asked.time + REST - performance.now();
    if (rest > 0) await new Promise((over) => setTimeout(over, rest));
    return this.#latest === asked;
  }

  /** The same question without the filters in its words. */
  async #answerWider(asked: Asked): Promise<void> {
    this.#latest = asked;
    await this.#answerWithBoth(asked);
  }

  #openOnce(): Promise<Layers> {
    this.#layers ??= this.#openLayers();
    return this.#layers;
  }

  async #openLayers(): Promise<Layers> {
    const begun = this.#begun;
    const { files, symbols: payload } = await begun.promise;
    const load = loadOnce(files);
    const symbols = await SymbolIndex.open(payload, load);
    const text = new TextIndex(load);
    text.prepare();
    return { begun, symbols, text };
  }

  /** Fetches the names behind the first, once. */
  #complete(layers: Layers): void {
    if (this.#completed === layers || !layers.symbols.hasMore) return;
    this.#completed = layers;
    const { begun, symbols } = layers;
    symbols.more.then(
      // The same question may have more answers now.
      () => this.#begun === begun && this.#latest && this.#name(this.#latest, symbols),
      (error: unknown) => {
        // The next question tries again.
        if (this.#begun === begun) this.#layers = undefined;
        if (this.#latest) this.#answerAnew(this.#latest, begun, error);
      },
    );
  }

  #name({ number, question }: Asked, symbols: SymbolIndex): NamedAnswer {
    const named = symbols.find(question);
    this.#reply({ number, named });
    return named;
  }

  #fail({ number }: Asked, error: unknown): void {
    this.#reply({ number, failed: String(error) });
  }
}

/** Whether nothing of all that has a name answers, also of what comes after the first file. */
async function isUnnamed(question: Question, symbols: SymbolIndex): Promise<boolean> {
  await symbols.more;
  return symbols.find(question).count === 0;
}

/** The first file as it is now; nothing where it is not to be had. */
async function fetchStart(): Promise<string | undefined> {
  try {
    const answered = await fetch(START, { cache: 'no-cache' });
    return answered.ok ? await answered.text() : undefined;
  } catch {
    // What did not come before is what is told of.
    return undefined;
  }
}

/** Fetches each file once; one that did not come is fetched again when it is next wanted. */
function loadOnce(files: Readonly<Record<string, string>>): Load {
  const loading = new Map<string, Promise<unknown>>();
  return (name) => {
    const begun = loading.get(name) ?? loadFile(files[name] ?? name);
    loading.set(name, begun);
    begun.catch(() => loading.delete(name));
    return begun;
  };
}

async function loadFile(address: string): Promise<unknown> {
  const answered = await fetch(address);
  if (!answered.ok) throw new Error(`${address} is not to be had: ${answered.status}`);
  return answered.json();
}

// Both layers of the search behind one door, whichever side of a worker they live on.

import type { Question } from './engine/question.ts';
import type { Load } from './engine/results.ts';
import { SymbolIndex } from './engine/symbols/SymbolIndex.ts';
import { TextIndex } from './engine/text/TextIndex.ts';
import type { ProductName, Reply, Request } from './messages.ts';

/** The one file of the index whose name never changes: it names the others. */
interface Start {
  files: Readonly<Record<string, string>>;
  products: readonly ProductName[];
  symbols: unknown;
}

interface Layers {
  symbols: SymbolIndex;
  text: TextIndex;
}

interface Asked {
  number: number;
  question: Question;
}

/** Answers questions; one that a newer question has overtaken is given up. */
export class SearchEngine {
  readonly #reply: (reply: Reply) => void;
  readonly #begun = Promise.withResolvers<Start>();
  #layers: Promise<Layers> | undefined;
  #latest: Asked | undefined;

  constructor(reply: (reply: Reply) => void) {
    this.#reply = reply;
  }

  hear(request: Request): void {
    if ('start' in request) this.#begin(request.start);
    else this.#answer(request);
  }

  #begin(file: ArrayBuffer): void {
    const start: Start = JSON.parse(new TextDecoder().decode(file));
    this.#begun.resolve(start);
    this.#reply({ products: start.products });
  }

  async #answer(asked: Asked): Promise<void> {
    this.#latest = asked;
    // Whoever types faster than this answers is answered once: what is waiting is heard first.
    await new Promise((heard) => setTimeout(heard));
    if (this.#latest !== asked) return;

    try {
      await this.#answerWithBoth(asked);
    } catch (error) {
      this.#fail(asked, error);
    }
  }

  async #answerWithBoth(asked: Asked): Promise<void> {
    this.#layers ??= this.#openLayers();
    const { symbols, text } = await this.#layers;
    await symbols.needs(asked.question);
    if (this.#latest !== asked) return;

    this.#name(asked, symbols);
    const found = await text.find(asked.question);
    if (this.#latest === asked) this.#reply({ number: asked.number, text: found });
  }

  async #openLayers(): Promise<Layers> {
    const { files, symbols: payload } = await this.#begun.promise;
    const load = loadOnce(files);
    const symbols = await SymbolIndex.open(payload, load);
    symbols.more.then(
      // The same question may have more answers now.
      () => this.#latest && this.#name(this.#latest, symbols),
      (error: unknown) => {
        // The next question tries again.
        this.#layers = undefined;
        if (this.#latest) this.#fail(this.#latest, error);
      },
    );
    return { symbols, text: new TextIndex(load) };
  }

  #name({ number, question }: Asked, symbols: SymbolIndex): void {
    this.#reply({ number, named: symbols.find(question) });
  }

  #fail({ number }: Asked, error: unknown): void {
    this.#reply({ number, failed: String(error) });
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

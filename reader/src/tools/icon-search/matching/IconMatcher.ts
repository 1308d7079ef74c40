// The page's end of the worker that knows which icons are meant.

import type { Found } from '../../../icon-names/IconIndex.ts';
import type { Answered, Asked } from './icons.worker.ts';

/** Asks the worker; what was asked before and is not answered yet is forgotten. */
export class IconMatcher {
  readonly #names: readonly string[];
  #worker: Worker | undefined;
  #typed = '';
  #answer: (found: Found) => void = () => undefined;
  #id = 0;

  constructor(names: readonly string[]) {
    this.#names = names;
    this.#worker = this.#begin();
  }

  ask(typed: string, answer: (found: Found) => void): void {
    this.#typed = typed;
    this.#answer = answer;
    this.#id += 1;
    if (this.#worker) this.#tell({ id: this.#id, typed });
    else void this.#askHere(this.#id);
  }

  close(): void {
    this.#worker?.terminate();
    this.#id += 1;
  }

  #begin(): Worker | undefined {
    try {
      const worker = new Worker(new URL('./icons.worker.ts', import.meta.url), { type: 'module' });
      worker.onmessage = ({ data }: MessageEvent<Answered>) => {
        if (data.id === this.#id) this.#answer(data);
      };
      worker.onerror = () => this.#doWithout();
      worker.postMessage({ names: this.#names } satisfies Asked);
      return worker;
    } catch {
      // Some browsers and some rules allow none: the page does it itself.
      return undefined;
    }
  }

  #tell(asked: Asked): void {
    this.#worker?.postMessage(asked);
  }

  #doWithout(): void {
    this.#worker = undefined;
    if (this.#id > 0) void this.#askHere(this.#id);
  }

  async #askHere(id: number): Promise<void> {
    const { IconIndex } = await import('../../../icon-names/IconIndex.ts');
    const found = new IconIndex(this.#names).find(this.#typed);
    if (id === this.#id) this.#answer(found);
  }
}

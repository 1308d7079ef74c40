// The drawings of icons, fetched in parts when they are about to be seen.

import type { Icon, IconTable } from './IconTable.ts';

type Part = readonly string[];

/** Tells those who listen when more can be drawn. */
export class Drawings {
  readonly #table: IconTable;
  readonly #parts = new Map<string, Part | undefined>();
  readonly #listeners = new Set<() => void>();
  #changes = 0;

  constructor(table: IconTable) {
    this.#table = table;
  }

  /** How often something came since the beginning. */
  readonly count = (): number => this.#changes;

  readonly listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The elements of an icon; undefined while they are on their way. */
  find(icon: Icon): string | undefined {
    const [start = 0, address = ''] = this.#table.partOf(icon) ?? [];
    const drawing = this.#parts.get(address)?.[icon.number - start];
    return drawing?.startsWith('<') ? drawing : drawing && `<path d="${drawing}"/>`;
  }

  /** Fetches what is missing of some icons. */
  want(icons: readonly Icon[]): void {
    const addresses = new Set(icons.map((icon) => this.#table.partOf(icon)?.[1]));
    for (const address of addresses) {
      if (address !== undefined && !this.#parts.has(address)) void this.#fetch(address);
    }
  }

  async #fetch(address: string): Promise<void> {
    this.#parts.set(address, undefined);
    try {
      const answer = await fetch(address);
      if (!answer.ok) throw new Error(answer.statusText);
      this.#parts.set(address, await answer.json());
      this.#tell();
    } catch {
      // Offline, or something else answered: whoever looks again asks again.
      this.#parts.delete(address);
    }
  }

  #tell(): void {
    this.#changes += 1;
    for (const listener of this.#listeners) listener();
  }
}

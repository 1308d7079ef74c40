// Demos in a document of their own get a storage that forgets: the site's is not theirs to write to,
// and a document without an origin has none at all, and asking for it is an error.

class Memory implements Storage {
  readonly #items = new Map<string, string>();

  [name: string]: unknown;

  get length(): number {
    return this.#items.size;
  }

  key(index: number): string | null {
    return [...this.#items.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    return this.#items.get(String(key)) ?? null;
  }

  setItem(key: string, value: string): void {
    this.#items.set(String(key), String(value));
  }

  removeItem(key: string): void {
    this.#items.delete(String(key));
  }

  clear(): void {
    this.#items.clear();
  }
}

/** Puts a storage in place of each that a document has; it lasts as long as the document. */
export function provideStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, { value: new Memory() });
  }
}

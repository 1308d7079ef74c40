// What the browser's caches do, for tests: Node has none.

/** A place for copies, the oldest first, with room for so many in all. */
export class CacheStandIn {
  readonly #caches = new Map<string, Map<string, Response>>();
  room = Number.POSITIVE_INFINITY;

  async open(name: string) {
    const kept = this.#caches.get(name) ?? new Map<string, Response>();
    this.#caches.set(name, kept);
    return {
      match: async (asked: RequestInfo) => kept.get(addressOf(asked))?.clone(),
      delete: async (asked: RequestInfo) => kept.delete(addressOf(asked)),
      keys: async () => [...kept.keys()].map((address) => new Request(address)),
      put: async (asked: RequestInfo, answer: Response) => {
        if (this.#count() >= this.room) throw new DOMException('Full.', 'QuotaExceededError');
        kept.delete(addressOf(asked));
        kept.set(addressOf(asked), answer);
      },
    };
  }

  async keys(): Promise<string[]> {
    return [...this.#caches.keys()];
  }

  async has(name: string): Promise<boolean> {
    return this.#caches.has(name);
  }

  async delete(name: string): Promise<boolean> {
    return this.#caches.delete(name);
  }

  /** The paths of what is kept under a name. */
  paths(name: string): string[] {
    const addresses = this.#caches.get(name)?.keys() ?? [];
    return [...addresses].map((address) => new URL(address).pathname);
  }

  #count(): number {
    return [...this.#caches.values()].reduce((sum, { size }) => sum + size, 0);
  }
}

/** An answer as a server of the same site gives it. */
export function answered(text: string, type = 'text/html', status = 200): Response {
  const answer = new Response(text, { status, headers: { 'content-type': type } });
  // What is made by hand belongs to no origin.
  return Object.defineProperty(answer, 'type', { value: 'basic' });
}

function addressOf(asked: RequestInfo): string {
  return typeof asked === 'string' ? asked : asked.url;
}

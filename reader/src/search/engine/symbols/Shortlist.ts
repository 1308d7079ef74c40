// The best few of very many, without sorting all of them.

/** An answer before it is spelt out. */
export interface Rated {
  symbol: number;
  kind: number;
  fit: number;
}

/** How many times as many as are wanted are gathered before they are sorted. */
const ROOM = 4;

export class Shortlist {
  /** How many were offered, and how many of those that answer well. */
  count = 0;
  good = 0;
  readonly #most: number;
  readonly #enough: number;
  #rows: Rated[] = [];
  #worst = 0;

  constructor(most: number, enough: number) {
    this.#most = most;
    this.#enough = enough;
  }

  offer(symbol: number, kind: number, fit: number): void {
    this.count += 1;
    if (fit >= this.#enough) this.good += 1;
    if (fit <= this.#worst) return;
    this.#rows.push({ symbol, kind, fit });
    if (this.#rows.length >= this.#most * ROOM) this.#shorten();
  }

  /** The best of them, in no order among equals but that in which they came. */
  get rows(): readonly Rated[] {
    this.#shorten();
    return this.#rows;
  }

  #shorten(): void {
    this.#rows.sort((one, other) => other.fit - one.fit || one.symbol - other.symbol);
    this.#rows.length = Math.min(this.#rows.length, this.#most);
    if (this.#rows.length === this.#most) this.#worst = this.#rows.at(-1)?.fit ?? 0;
  }
}

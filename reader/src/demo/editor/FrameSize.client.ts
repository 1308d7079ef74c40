// How high the frame of edited code is: as high as what it shows, within limits.

/** Taller, no demo is: one that grows with its frame would never end. */
const TALLEST = 4000;

/** What changes its size all the time moves the page beneath the visitor no oftener than this. */
const PAUSE = 100;

/** What a frame is given: the height of its content, and of what lies above the page beside it. */
export interface Height {
  readonly content: number;
  readonly reach: number;
}

/** The size of one frame, which tells of its changes. */
export class FrameSize {
  readonly #tell: (height: Height) => void;
  #changed = Number.NEGATIVE_INFINITY;
  #waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(tell: (height: Height) => void) {
    this.#tell = tell;
  }

  /** Takes what the frame says of its size: at once, or in a moment where it said something just now. */
  report(height: Height): void {
    const rest = this.#changed + PAUSE - performance.now();
    clearTimeout(this.#waiting);
    if (rest <= 0) this.#apply(height);
    else this.#waiting = setTimeout(() => this.#apply(height), rest);
  }

  #apply({ content, reach }: Height): void {
    this.#changed = performance.now();
    const height = Math.min(Math.max(content, 1), TALLEST);
    this.#tell({ content: height, reach: Math.min(Math.max(reach, height), TALLEST) });
  }
}

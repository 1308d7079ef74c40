// How high the frame of edited code is: as high as what it shows, within limits.

/** Taller, no demo is: one that grows with its frame would never end. */
const TALLEST = 4000;

/** What changes its size all the time moves the page beneath the visitor no oftener than this. */
const PAUSE = 100;

/** The size of one frame, which stands in the page as properties of the element around it. */
export class FrameSize {
  readonly #room: HTMLElement;
  #limited = false;
  #changed = Number.NEGATIVE_INFINITY;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #content = 0;
  #reach = 0;

  constructor(room: HTMLElement) {
    this.#room = room;
  }

  /** Whether it covers nothing of the page and scrolls what is higher than most of the screen. */
  get isLimited(): boolean {
    return this.#limited;
  }

  set isLimited(isLimited: boolean) {
    this.#limited = isLimited;
    this.#room.toggleAttribute('data-limited', isLimited);
    this.#apply();
  }

  /** Takes a size that is known. */
  set(content: number, reach: number): void {
    this.#content = content;
    this.#reach = reach;
    this.#apply();
  }

  /** Takes what the frame says of its size: at once, or in a moment where it said something just now. */
  report(content: number, reach: number): void {
    this.#content = content;
    this.#reach = reach;
    const rest = this.#changed + PAUSE - performance.now();
    clearTimeout(this.#waiting);
    if (rest <= 0) this.#apply();
    else this.#waiting = setTimeout(() => this.#apply(), rest);
  }

  #apply(): void {
    this.#changed = performance.now();
    const height = Math.min(Math.max(this.#content, 1), TALLEST);
    const whole = Math.min(Math.max(this.#reach, height), TALLEST);
    this.#room.style.setProperty('--content', `${height}px`);
    this.#room.style.setProperty('--reach', `${whole}px`);
    this.#room.toggleAttribute('data-reaching', whole > height && !this.#limited);
  }
}

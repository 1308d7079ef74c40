import { CONTENTS } from './names.ts';
import { findRead } from './reading.ts';

/** Marks in the table of contents the section that is being read. */
export function followReader(): void {
  const sheet = document.getElementById(CONTENTS);
  if (sheet?.querySelector('a')) new Reader(sheet).follow();
}

class Reader {
  readonly #sheet: HTMLElement;
  readonly #here: Element | null;
  /** What was jumped to is what is read until the visitor scrolls, however short it is. */
  #goal: HTMLAnchorElement | undefined;
  #shown: HTMLAnchorElement | undefined;
  #isDue = false;

  constructor(sheet: HTMLElement) {
    this.#sheet = sheet;
    this.#here = document.querySelector('[data-here]');
  }

  follow(): void {
    const look = () => this.#lookSoon();
    const jump = () => this.#jump();
    const letGo = () => this.#letGo();
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    addEventListener('load', look);
    addEventListener('hashchange', jump);
    // The same hash again is no change of it.
    this.#sheet.addEventListener('click', () => setTimeout(jump));
    for (const kind of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
      addEventListener(kind, letGo, { passive: true });
    }
    jump();
  }

  #jump(): void {
    const hash = decodeHash(location.hash);
    this.#goal = this.#links.find((link) => decodeHash(link.hash) === hash);
    this.#lookSoon();
  }

  // Asked anew each time: an author's page gets other sections while one reads it.
  get #links(): readonly HTMLAnchorElement[] {
    return [...this.#sheet.querySelectorAll('a')];
  }

  #letGo(): void {
    this.#goal = undefined;
  }

  /** Looks once for all that moved before the next frame. */
  #lookSoon(): void {
    if (this.#isDue) return;

    this.#isDue = true;
    requestAnimationFrame(() => {
      this.#isDue = false;
      this.#show(this.#goal ?? this.#findRead());
    });
  }

  #findRead(): HTMLAnchorElement | undefined {
    const page = document.documentElement;
    const links = this.#links;
    const tops = links.map((link) => topOf(decodeHash(link.hash)));
    const at = findRead(tops, {
      top: Number.parseFloat(getComputedStyle(page).scrollPaddingTop) || 0,
      height: page.clientHeight,
      left: page.scrollHeight - page.clientHeight - scrollY,
    });
    return links[at];
  }

  #show(link: HTMLAnchorElement | undefined): void {
    if (link === this.#shown) return;

    this.#shown?.removeAttribute('aria-current');
    link?.setAttribute('aria-current', 'location');
    this.#shown = link;
    if (this.#here) this.#here.textContent = link?.textContent ?? '';
    if (link) this.#bringIntoView(link);
  }

  /** The list scrolls by itself where it is longer than the window; the page never does. */
  #bringIntoView(link: HTMLElement): void {
    const list = this.#sheet.getBoundingClientRect();
    const row = link.getBoundingClientRect();
    const room = list.height / 4;
    if (row.top < list.top + room) this.#sheet.scrollTop -= list.top + room - row.top;
    else if (row.bottom > list.bottom - room) {
      this.#sheet.scrollTop += row.bottom - list.bottom + room;
    }
  }
}

function topOf(id: string): number {
  return document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    // A stray percent sign: the id is written as it stands.
    return hash.slice(1);
  }
}

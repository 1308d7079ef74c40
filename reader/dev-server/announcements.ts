// What the engine tells all open pages, and those that open a moment too late to hear it.

import type { NormalizedHotChannel } from 'vite';
import type { Event } from './messages.ts';

/** In milliseconds: a page that opens later than this was answered with the newer text already. */
const RECENT = 5000;

/** Passes events on to every page. */
export class Announcements {
  readonly #pages: NormalizedHotChannel;
  #mistakes: Event | undefined;
  #page: { event: Event; told: number } | undefined;

  constructor(pages: NormalizedHotChannel) {
    this.#pages = pages;
    pages.on('tearsheet:opened', (_, page) => {
      for (const { event, data } of this.#missed()) page.send(`tearsheet:${event}`, data);
    });
  }

  /** Tells every open page. */
  announce({ event, data }: Event): void {
    if (event === 'mistakes') this.#mistakes = { event, data };
    if (event === 'page') this.#page = { event: { event, data }, told: Date.now() };
    // Whoever reloads is answered with what is newest, which may be newer than that page.
    if (event === 'reload') this.#page = undefined;
    this.#pages.send(`tearsheet:${event}`, data);
  }

  #missed(): readonly Event[] {
    const isRecent = this.#page && Date.now() - this.#page.told < RECENT;
    return [this.#mistakes, isRecent ? this.#page?.event : undefined].filter((event) => !!event);
  }
}

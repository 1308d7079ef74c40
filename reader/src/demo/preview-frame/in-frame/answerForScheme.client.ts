// What a demo asks its device about light and dark is answered by what its document shows.

import { type Scheme, shownScheme } from '../../../preferences/shownScheme.client.ts';

const ASKED = /^\(prefers-color-scheme:\s*(light|dark)\)$/;

/** Lets libraries that follow the device on their own follow the document of their frame instead. */
export function answerForScheme(): void {
  const ask = window.matchMedia?.bind(window);
  // Libraries ask over and over; all that ask for one scheme are answered by one.
  const answers = { light: new SchemeAnswer('light'), dark: new SchemeAnswer('dark') };
  window.matchMedia = (query) => {
    const [, scheme] = ASKED.exec(query.trim()) ?? [];
    return scheme === 'light' || scheme === 'dark' ? answers[scheme] : ask(query);
  };
}

/** Whether the document shows a scheme, told as a browser tells of the device. */
class SchemeAnswer extends EventTarget implements MediaQueryList {
  readonly media: string;
  readonly #scheme: Scheme;
  #told: boolean;
  onchange: MediaQueryList['onchange'] = null;

  constructor(scheme: Scheme) {
    super();
    this.media = `(prefers-color-scheme: ${scheme})`;
    this.#scheme = scheme;
    this.#told = this.matches;
    const watcher = new MutationObserver(() => this.#tell());
    watcher.observe(document.documentElement, { attributeFilter: ['data-scheme'] });
  }

  get matches(): boolean {
    return shownScheme() === this.#scheme;
  }

  // Libraries still listen by the older names as well, whose declarations differ and whose doing does not.
  addListener(listener: Parameters<MediaQueryList['addListener']>[0]): void {
    this.addEventListener('change', listener as EventListener | null);
  }

  removeListener(listener: Parameters<MediaQueryList['removeListener']>[0]): void {
    this.removeEventListener('change', listener as EventListener | null);
  }

  #tell(): void {
    const { matches, media } = this;
    if (matches === this.#told) return;

    this.#told = matches;
    const change = new MediaQueryListEvent('change', { matches, media });
    this.dispatchEvent(change);
    this.onchange?.(change);
  }
}

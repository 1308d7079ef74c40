// Whether a visitor lets the site measure: asked once, kept, and changed whenever they like.

import * as texts from '../../styles/generated/texts.ts';
import { ConsentNotice } from './ConsentNotice.client.ts';

/** Where choices are kept between pages. */
export interface Memory {
  recall(key: string): string | null;
  keep(key: string, value: string | null): void;
  /** Tells of what is chosen in another tab. */
  onChosenElsewhere(tell: (key: string, value: string | null) => void): void;
}

const KEY = 'measuring';

type Hear = (isGranted: boolean) => void;

/** The visitor's choice; nothing is granted before there is one. */
export class Consent {
  readonly #memory: Memory;
  readonly #hear: Hear;
  readonly #notice = new ConsentNotice((isGranted) => this.#choose(isGranted));

  constructor(memory: Memory, hear: Hear) {
    this.#memory = memory;
    this.#hear = hear;
  }

  /** Asks, unless that was done before, and leaves a way to choose again at the foot of the page. */
  ask(): void {
    // Who cannot remember an answer would ask on every page; nobody is asked, and nothing is measured.
    if (!this.#canRemember()) return;

    offerAgain(() => this.#notice.open());
    this.#memory.onChosenElsewhere((key) => {
      if (key === KEY) this.#follow();
    });
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) this.#follow();
    });
    this.#follow();
    if (this.#memory.recall(KEY) === null) this.#notice.show();
  }

  /** What was chosen on another page holds here as well. */
  #follow(): void {
    const kept = this.#memory.recall(KEY);
    if (kept === null) return;

    this.#notice.close();
    this.#hear(kept === 'yes');
  }

  #choose(isGranted: boolean): void {
    this.#memory.keep(KEY, isGranted ? 'yes' : 'no');
    this.#hear(isGranted);
  }

  #canRemember(): boolean {
    const trial = `${KEY}-trial`;
    this.#memory.keep(trial, 'yes');
    const kept = this.#memory.recall(trial);
    this.#memory.keep(trial, null);
    return kept !== null;
  }
}

function offerAgain(open: () => void): void {
  const opener = document.createElement('button');
  opener.type = 'button';
  opener.className = 'consent-opener';
  opener.textContent = texts.consentChange;
  opener.addEventListener('click', open);
  document.querySelector('footer > p')?.append(opener);
}

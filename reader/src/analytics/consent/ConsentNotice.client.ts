// The question whether the site may measure: it hides nothing, and can be left unanswered.

import { adoptStyles } from '../../styles/adoptStyles.client.ts';
import * as texts from '../../styles/generated/texts.ts';
import styles from './ConsentNotice.css?inline';

/** A region at the lower edge of the window, right behind the way to the content for the keyboard. */
export class ConsentNotice {
  readonly #notice = document.createElement('section');
  readonly #answer: (isGranted: boolean) => void;
  /** Where the focus returns to. */
  #opener: Element | null = null;

  constructor(answer: (isGranted: boolean) => void) {
    this.#answer = answer;
    this.#notice.className = 'consent';
    this.#notice.tabIndex = -1;
    this.#notice.ariaLabel = texts.consentTitle;
    // What comes into a region that is there already is read out when there is a pause.
    this.#notice.ariaLive = 'polite';
    this.#notice.addEventListener('click', ({ target }) => this.#press(target));
    this.#notice.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') this.close();
    });
  }

  /** Shows the question without taking the visitor away from what they do. */
  show(): void {
    this.#place();
    requestAnimationFrame(() => this.#ask());
  }

  /** Shows it to somebody who asked for it. */
  open(): void {
    this.#opener = document.activeElement;
    this.#place();
    this.#ask();
    this.#notice.focus();
  }

  close(): void {
    const hadFocus = this.#notice.contains(document.activeElement);
    this.#notice.remove();
    if (hadFocus) this.#handFocusOn();
  }

  #place(): void {
    adoptOnce();
    document.body.firstElementChild?.after(this.#notice);
  }

  #ask(): void {
    this.#notice.innerHTML = QUESTION;
  }

  #press(target: EventTarget | null): void {
    const { choice } = target instanceof HTMLElement ? target.dataset : {};
    if (!choice) return;

    this.close();
    this.#answer(choice === 'yes');
  }

  #handFocusOn(): void {
    const next = this.#opener ?? document.querySelector('main');
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
    this.#opener = null;
  }
}

let areAdopted = false;

function adoptOnce(): void {
  if (!areAdopted) adoptStyles(styles);
  areAdopted = true;
}

const QUESTION = `
<p class="consent-title">${texts.consentTitle}</p>
<p>${texts.consentText}</p>
<div class="consent-choices">
  <button type="button" data-choice="yes">${texts.consentAllow}</button>
  <button type="button" data-choice="no">${texts.consentRefuse}</button>
</div>`;

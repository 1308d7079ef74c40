// What is said of a link that carries an edit.

import { adoptStyles } from '../../styles/adoptStyles.client.ts';
import * as texts from '../../styles/generated/texts.ts';
import { editsOf, type Shared } from '../edits.client.ts';
import { forgetEditInAddress } from '../links.client.ts';
import { shownCut, sourceOf } from '../variants.client.ts';
import styles from './LinkNotice.css?inline';

adoptStyles(styles);

/** Stands above a demo and in view for as long as code from a link is shown, and asks before that runs. */
export class LinkNotice {
  readonly #demo: HTMLElement;
  #notice: HTMLElement | undefined;
  #state: Shared | undefined;

  constructor(demo: HTMLElement) {
    this.#demo = demo;
  }

  /** Says what there is to say of the cut on screen. */
  sync(): void {
    const state = editsOf(this.#demo).shared(shownCut(this.#demo));
    if (state === this.#state) return;

    const hadFocus = this.#notice?.contains(document.activeElement) ?? false;
    this.#state = state;
    if (state) this.#say(state);
    else this.#remove();
    // The button that was pressed is gone.
    if (hadFocus) this.#takeFocus();
  }

  #say(state: Shared): void {
    this.#notice ??= place(this.#demo);
    const published = createButton(texts.editShowPublished, this.#showPublished);
    const run = createButton(texts.editRun, () => editsOf(this.#demo).runShared(this.#cut));
    const [words, buttons] = this.#notice.children;
    words?.replaceChildren(...(state === 'waiting' ? QUESTION : WARNING).map(createParagraph));
    buttons?.replaceChildren(...(state === 'waiting' ? [run, published] : [published]));
  }

  get #cut() {
    return shownCut(this.#demo);
  }

  readonly #showPublished = (): void => {
    editsOf(this.#demo).reset(this.#cut);
    forgetEditInAddress(this.#demo);
  };

  #remove(): void {
    this.#notice?.remove();
    this.#notice = undefined;
  }

  #takeFocus(): void {
    const tool = this.#demo.querySelector<HTMLElement>('.demo-bar [tabindex="0"]');
    const next = this.#notice?.querySelector('button') ?? tool;
    (next ?? sourceOf(this.#demo)?.querySelector('summary'))?.focus({ preventScroll: true });
  }
}

const QUESTION = [texts.editFromLink, texts.editRisk];
const WARNING = [texts.editFromLinkRuns];

/** Says that a link cannot be read. */
export function showRefused(demo: HTMLElement): void {
  place(demo).firstElementChild?.replaceChildren(createParagraph(texts.editLinkRefused));
}

/** The place for words and buttons: read out where it changes, it must be there before it says anything. */
function place(demo: HTMLElement): HTMLElement {
  demo.querySelector('.edit-linked')?.remove();
  const notice = document.createElement('div');
  notice.className = 'edit-linked';
  notice.role = 'group';
  notice.ariaLabel = texts.editFromLinkLabel;
  const words = document.createElement('div');
  words.role = 'status';
  notice.append(words, document.createElement('div'));
  demo.querySelector('.demo-frame')?.before(notice);
  return notice;
}

function createParagraph(text: string): HTMLElement {
  const paragraph = document.createElement('p');
  paragraph.textContent = text;
  return paragraph;
}

function createButton(text: string, press: () => void): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = text;
  button.addEventListener('click', press);
  return button;
}

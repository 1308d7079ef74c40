// The state of one demo, for everything that shows it or changes it.

import { held } from '../preferences/preference.client.ts';
import { preferences } from '../preferences/preferences.client.ts';
import type { DemoState } from './demoState.ts';
import { shownVariant, stylingsOf } from './variants.client.ts';

/** One demo of the page: its prerendered elements, and its state. */
export class DemoStore {
  readonly element: HTMLElement;
  /** The place of its tools; the demo itself where it has none. */
  readonly bar: HTMLElement;
  readonly name: string;
  readonly #listeners = new Set<() => void>();
  #state: DemoState;

  constructor(element: HTMLElement, bar: HTMLElement) {
    this.element = element;
    this.bar = bar;
    this.name = element.dataset.name ?? '';
    this.#state = {
      ...readPage(element),
      ...readCode(this.source),
      view: {},
      edits: new Map(),
      mistakes: new Map(),
      note: '',
    };
    // The browser opens it as well, for a link or for a search in the page.
    this.source?.addEventListener('toggle', () => this.change(readCode(this.source)));
  }

  readonly getState = (): DemoState => this.#state;

  /** Calls after every change; returns how to end that. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  change(changes: Partial<DemoState>): void {
    this.#state = { ...this.#state, ...changes };
    for (const listener of this.#listeners) listener();
  }

  /** Takes over what was chosen for all demos, and what an author made of this one. */
  followPage(): void {
    this.change(readPage(this.element));
  }

  /** What opens and closes the whole code. */
  get source(): HTMLDetailsElement | null {
    return this.element.querySelector<HTMLDetailsElement>('.demo-source');
  }

  openCode(isCodeOpen = true): void {
    if (this.source) this.source.open = isCodeOpen;
    this.change(readCode(this.source));
  }
}

function readPage(element: HTMLElement) {
  const stylings = stylingsOf(element);
  const chosenStyling = held(preferences.codeStyling);
  return { stylings, variant: shownVariant(stylings), chosenStyling };
}

function readCode(source: HTMLDetailsElement | null) {
  return { isCodeOpen: source?.open ?? false };
}

// How a demo is looked at: as the page is, or in another direction, scheme, density or width.

import { tellFailure } from './notes.client.ts';
import type { Setting } from './preview-frame/showApart.client.ts';
import { shownCut } from './variants.client.ts';

/** The view of one demo, which tells of every change. */
export class DemoView extends EventTarget {
  readonly #demo: HTMLElement;
  #setting: Setting = {};
  #everApart = false;

  constructor(demo: HTMLElement) {
    super();
    this.#demo = demo;
  }

  /** What differs from the page; empty when nothing does. */
  get setting(): Setting {
    return this.#setting;
  }

  /** Shows the demo otherwise, or as the page again. */
  async change(setting: Setting): Promise<void> {
    this.#setting = setting;
    this.dispatchEvent(new Event('change'));
    await this.refresh();
  }

  /** Shows the cut that is on screen by now in the same way. */
  async refresh(): Promise<void> {
    this.#everApart ||= this.#isApart;
    // Most demos are never looked at otherwise, and need nothing that knows how.
    if (!this.#everApart) return;

    try {
      await this.#showCuts();
    } catch (error) {
      tellFailure(this.#demo, error);
    }
  }

  async #showCuts(): Promise<void> {
    const { showApart, showInPlace } = await import('./preview-frame/showApart.client.ts');
    const { styling } = shownCut(this.#demo);
    for (const cut of this.#demo.querySelectorAll<HTMLElement>('.demo-cut')) {
      if (this.#isApart && cut.dataset.styling === styling) showApart(cut, this.#setting);
      else showInPlace(cut);
    }
  }

  get #isApart(): boolean {
    return Object.keys(this.#setting).length > 0;
  }
}

const views = new WeakMap<HTMLElement, DemoView>();

/** The view of a demo. */
export function viewOf(demo: HTMLElement): DemoView {
  const known = views.get(demo) ?? new DemoView(demo);
  views.set(demo, known);
  return known;
}

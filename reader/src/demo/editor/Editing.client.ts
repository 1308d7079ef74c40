// The editing of one demo: its code, and what becomes of it.

import { adoptStyles } from '../../styles/adoptStyles.client.ts';
import { viewOf } from '../DemoView.client.ts';
import { editsOf, shownFiles } from '../edits.client.ts';
import { codeOf } from '../files.client.ts';
import { shownCut, sourceOf } from '../variants.client.ts';
import { Editors } from './Editors.client.ts';
import styles from './editing.css?inline';
import { LinkNotice } from './LinkNotice.client.ts';
import { clickedOffset, findInWhole } from './place.client.ts';
import { SandboxPreviews } from './SandboxPreviews.client.ts';

adoptStyles(styles);

/** What of the page shows in the frame as well, and which cut is on screen. */
const WATCHED = ['dir', 'data-scheme', 'data-density', 'data-code-styling', 'data-code-variant'];

/** The editing of a demo, from the moment somebody turns to its code. */
export class Editing {
  readonly #demo: HTMLElement;
  readonly #trials: SandboxPreviews;
  readonly #editors: Editors;
  readonly #notice: LinkNotice;

  constructor(demo: HTMLElement) {
    this.#demo = demo;
    this.#editors = new Editors(demo, () => this.#trials.hold());
    this.#trials = new SandboxPreviews(demo, (cut, mistake) => this.#editors.mark(cut, mistake));
    this.#notice = new LinkNotice(demo);
    this.#watch();
    demo.querySelector('.edit-hint')?.removeAttribute('hidden');
  }

  /** Lets somebody edit a block of code, at the place that was clicked. */
  begin(block: HTMLElement): void {
    const offset = clickedOffset(block);
    if (block.closest('.demo-preview')) this.#beginInWhole(block, offset);
    else if (block.parentElement) this.#editors.begin(block.parentElement, offset);
    this.#trials.prepare();
  }

  /** The short form is no program: the whole code is opened, and edited there. */
  #beginInWhole(preview: HTMLElement, offset: number): void {
    const cut = shownCut(this.#demo);
    const figure = codeOf(this.#demo, cut)?.querySelector<HTMLElement>('figure.code');
    const source = sourceOf(this.#demo);
    if (!figure || !source) return;

    const whole = shownFiles(this.#demo, cut)[0]?.text ?? '';
    const place = findInWhole(preview.textContent ?? '', offset, whole);
    source.open = true;
    this.#editors.begin(figure, place);
  }

  #watch(): void {
    const sync = () => {
      this.#editors.sync();
      this.#trials.sync();
      this.#notice.sync();
    };
    editsOf(this.#demo).addEventListener('change', sync);
    viewOf(this.#demo).addEventListener('change', () => this.#trials.surround());
    const watcher = new MutationObserver(() => {
      this.#trials.surround();
      sync();
    });
    watcher.observe(document.documentElement, { attributeFilter: WATCHED });
  }
}

const known = new WeakMap<HTMLElement, Editing>();

/** The editing of a demo. */
export function editingOf(demo: HTMLElement): Editing {
  const editing = known.get(demo) ?? new Editing(demo);
  known.set(demo, editing);
  return editing;
}

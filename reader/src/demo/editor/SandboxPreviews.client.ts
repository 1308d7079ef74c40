// The trials of one demo: one for each styling that somebody has edited.

import * as texts from '../../styles/generated/texts.ts';
import { viewOf } from '../DemoView.client.ts';
import { editsOf } from '../edits.client.ts';
import { codeOf, publishedFiles } from '../files.client.ts';
import type { Mistake } from '../sandbox/messages.ts';
import { type Cut, nameOf, shownCut, stylingsOf } from '../variants.client.ts';
import { MistakeNotice } from './MistakeNotice.client.ts';
import { outsideOf } from './outsideOf.client.ts';
import { SandboxPreview } from './SandboxPreview.client.ts';

/** Marks a mistake of a cut in its code, or takes the mark away. */
type Mark = (cut: Cut, mistake?: Mistake) => void;

interface Running {
  readonly trial: SandboxPreview;
  readonly notice: MistakeNotice;
}

/** Runs what is edited, and says below the code what is wrong with it. */
export class SandboxPreviews {
  readonly #demo: HTMLElement;
  readonly #mark: Mark;
  readonly #byStyling = new Map<string, Running>();

  constructor(demo: HTMLElement, mark: Mark) {
    this.#demo = demo;
    this.#mark = mark;
  }

  /** Loads what the cut on screen needs, for somebody who is about to edit it. */
  prepare(): void {
    const cut = shownCut(this.#demo);
    if (this.#isWaiting(cut)) return;

    this.#runningOf(cut)?.trial.prepare(publishedFiles(this.#demo, cut));
  }

  /** Lets run what is edited in the language on screen, and nothing else. */
  sync(): void {
    const { styling: shown, variant } = shownCut(this.#demo);
    for (const styling of stylingsOf(this.#demo)) this.#syncOne({ styling, variant });
    this.#demo.toggleAttribute('data-trial', this.#byStyling.get(shown)?.trial.isWanted ?? false);
  }

  /** Tells all frames what holds in the page by now. */
  surround(): void {
    for (const { trial } of this.#byStyling.values()) trial.surround();
  }

  /** Somebody types: what is wrong is said a moment later. */
  hold(): void {
    for (const { notice } of this.#byStyling.values()) notice.hold();
  }

  #syncOne(cut: Cut): void {
    const files = this.#isWaiting(cut) ? undefined : editsOf(this.#demo).files(cut);
    const running = files ? this.#runningOf(cut) : this.#byStyling.get(cut.styling);
    if (files) {
      running?.trial.limit(editsOf(this.#demo).shared(cut) !== undefined);
      running?.trial.run(files);
    } else if (running?.trial.isWanted) {
      running.trial.leave();
      running.notice.clear();
      this.#mark(cut);
    }
  }

  /** What somebody else wrote runs when the visitor says so, and until then there is not even a frame. */
  #isWaiting(cut: Cut): boolean {
    return editsOf(this.#demo).shared(cut) === 'waiting';
  }

  #runningOf({ styling }: Cut): Running | undefined {
    const known = this.#byStyling.get(styling);
    const element = [...this.#demo.querySelectorAll<HTMLElement>('.demo-cut')].find(
      ({ dataset }) => dataset.styling === styling,
    );
    if (known || !element) return known;

    const running = this.#start(element, styling);
    this.#byStyling.set(styling, running);
    return running;
  }

  #start(element: HTMLElement, styling: Cut['styling']): Running {
    const notice = new MistakeNotice();
    const cutNow = () => ({ styling, variant: shownCut(this.#demo).variant });
    const trial = new SandboxPreview(
      {
        cut: element,
        title: texts.editedDemo.replace('{name}', nameOf(this.#demo)),
        provider: this.#demo.dataset.provider ?? '',
        height: element.querySelector<HTMLElement>('.demo-isolated')?.offsetHeight,
        outside: () => outsideOf(this.#demo, element),
        width: () => viewOf(this.#demo).setting.width,
      },
      {
        rendered: () => {
          notice.clear();
          this.#mark(cutNow());
        },
        failed: (mistake) => {
          const holder = codeOf(this.#demo, cutNow());
          if (!holder) return;
          notice.show(holder, mistake, trial.isBehind, () => this.#mark(cutNow(), mistake));
        },
      },
    );
    return { trial, notice };
  }
}

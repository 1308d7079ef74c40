// What the visitor changed in the demos of this page: kept until it is reset, wherever one scrolls.

import { codeOf, type DemoFile, publishedFiles } from './files.client.ts';
import type { Cut } from './variants.client.ts';

type Files = readonly DemoFile[];

/** Whether code that somebody else wrote waits for the visitor to run it, or was run. */
export type Shared = 'waiting' | 'run';

/** The edits of one demo, those of each cut apart; what reads the same in both languages is edited in both. */
export class Edits extends EventTarget {
  readonly #demo: HTMLElement;
  readonly #byCode = new Map<HTMLElement | undefined, readonly string[]>();
  readonly #shared = new Map<HTMLElement | undefined, Shared>();

  constructor(demo: HTMLElement) {
    super();
    this.#demo = demo;
  }

  /** The edited files of a cut; undefined when it is as it was published. */
  files(cut: Cut): Files | undefined {
    const texts = this.#byCode.get(codeOf(this.#demo, cut));
    return texts?.flatMap((text, index) => {
      const published = publishedFiles(this.#demo, cut)[index];
      return published ? { ...published, text } : [];
    });
  }

  /** Keeps what the files of a cut have become. */
  keep(cut: Cut, files: Files): void {
    const byName = new Map(files.map(({ name, text }) => [name, text]));
    const texts = publishedFiles(this.#demo, cut).map(({ name, text }) => byName.get(name) ?? text);
    this.#byCode.set(codeOf(this.#demo, cut), texts);
    this.dispatchEvent(new Event('change'));
  }

  /** Keeps what came with a link: it runs when the visitor says so, unless just that is running already. */
  keepShared(cut: Cut, files: Files): void {
    const known = this.files(cut);
    const isKnown = known?.every(({ text }, index) => text === files[index]?.text);
    if (isKnown) return;

    this.#shared.set(codeOf(this.#demo, cut), 'waiting');
    this.keep(cut, files);
  }

  /** How far an edit that came with a link is; undefined for the visitor's own, and where there is none. */
  shared(cut: Cut): Shared | undefined {
    return this.#shared.get(codeOf(this.#demo, cut));
  }

  /** Lets run what came with a link. */
  runShared(cut: Cut): void {
    this.#shared.set(codeOf(this.#demo, cut), 'run');
    this.dispatchEvent(new Event('change'));
  }

  /** Forgets the edits of a cut. */
  reset(cut: Cut): void {
    this.#shared.delete(codeOf(this.#demo, cut));
    if (this.#byCode.delete(codeOf(this.#demo, cut))) this.dispatchEvent(new Event('change'));
  }
}

const edits = new WeakMap<HTMLElement, Edits>();

/** The edits of a demo, which tell of every change. */
export function editsOf(demo: HTMLElement): Edits {
  const known = edits.get(demo) ?? new Edits(demo);
  edits.set(demo, known);
  return known;
}

/** The files of a cut as they are now, edits included. */
export function shownFiles(demo: HTMLElement, cut: Cut): Files {
  return editsOf(demo).files(cut) ?? publishedFiles(demo, cut);
}

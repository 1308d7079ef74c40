// The editors of one demo, each in the place of a block of its code.

import { editsOf } from '../edits.client.ts';
import { codeOf, type DemoFile, publishedFiles } from '../files.client.ts';
import type { Mistake } from '../sandbox/messages.ts';
import { type Cut, shownCut, stylingsOf } from '../variants.client.ts';
import { CodeEditor } from './CodeEditor.client.ts';

/** Makes editors where somebody edits, and keeps the edits of the demo in step with them. */
export class Editors {
  readonly #demo: HTMLElement;
  readonly #typed: () => void;
  readonly #byFigure = new Map<HTMLElement, CodeEditor>();

  /** Tells when somebody types, before what was typed is kept. */
  constructor(demo: HTMLElement, typed: () => void) {
    this.#demo = demo;
    this.#typed = typed;
  }

  /** Puts the caret into a file. */
  begin(figure: HTMLElement, offset: number): void {
    this.#editorOf(figure)?.focus(offset);
  }

  /** Shows what the edits have become elsewhere: by a link, or by a reset. */
  sync(): void {
    for (const holder of this.#demo.querySelectorAll<HTMLElement>('.demo-files')) {
      const cut = this.#cutOf(holder);
      const edited = editsOf(this.#demo).files(cut);
      const files = edited ?? publishedFiles(this.#demo, cut);
      for (const [index, figure] of figuresIn(holder).entries()) {
        const editor = edited ? this.#editorOf(figure) : this.#byFigure.get(figure);
        editor?.replace(files[index]?.text ?? '');
      }
    }
  }

  /** Marks the line of a mistake, and takes all other marks of the cut away; without one, all. */
  mark(cut: Cut, mistake?: Mistake): void {
    const holder = codeOf(this.#demo, cut);
    const names = publishedFiles(this.#demo, cut).map(({ name }) => name);
    for (const [index, figure] of (holder ? figuresIn(holder) : []).entries()) {
      const isMeant = mistake && names[index] === (mistake.file ?? names[0]);
      const editor = this.#byFigure.get(figure);
      if (isMeant) editor?.mark(mistake.line);
      else editor?.unmark();
    }
  }

  #editorOf(figure: HTMLElement): CodeEditor | undefined {
    const known = this.#byFigure.get(figure);
    const block = figure.querySelector('pre');
    const holder = figure.closest<HTMLElement>('.demo-files');
    if (known || !block || !holder) return known;

    const file = { name: figure.dataset.file ?? '', text: block.textContent ?? '' };
    const editor = new CodeEditor(block, file, () => this.#keep(holder));
    this.#byFigure.set(figure, editor);
    return editor;
  }

  /** Keeps what the files of a holder have become; what reads as it did is no edit. */
  #keep(holder: HTMLElement): void {
    const cut = this.#cutOf(holder);
    const published = publishedFiles(this.#demo, cut);
    const figures = figuresIn(holder);
    const files = published.map((file, index) => this.#withText(file, figures[index]));
    const isEdited = files.some(({ text }, index) => text !== published[index]?.text);
    this.#typed();
    if (isEdited) editsOf(this.#demo).keep(cut, files);
    else editsOf(this.#demo).reset(cut);
  }

  #withText(file: DemoFile, figure: HTMLElement | undefined): DemoFile {
    const editor = figure && this.#byFigure.get(figure);
    return editor ? { ...file, text: editor.text } : file;
  }

  #cutOf({ dataset }: HTMLElement): Cut {
    const { styling, variant } = shownCut(this.#demo);
    return {
      styling: stylingsOf(this.#demo).find((known) => known === dataset.styling) ?? styling,
      variant: dataset.variant === 'JS' || dataset.variant === 'TS' ? dataset.variant : variant,
    };
  }
}

function figuresIn(holder: HTMLElement): readonly HTMLElement[] {
  return [...holder.querySelectorAll<HTMLElement>('figure.code')];
}

// The editor of a file as CodeMirror makes it: the letters of the page's code at the same places, and a caret among them.

import {
  history,
  historyKeymap,
  indentWithTab,
  moveLineDown,
  moveLineUp,
  standardKeymap,
  toggleComment,
} from '@codemirror/commands';
import { indentUnit, syntaxTree } from '@codemirror/language';
import { Annotation, Compartment, EditorState, type Extension } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import * as texts from '../../styles/generated/texts.ts';
import { formatText } from '../../ui/formatText.ts';
import { findLanguage } from './languages.ts';
import { lineMark, markLine } from './lineMark.ts';
import { siteColors } from './siteColors.ts';

export interface EditedFile {
  readonly name: string;
  readonly text: string;
}

interface Listener {
  typed(text: string): void;
  leave(): void;
}

/** On changes that nobody typed. */
const unasked = Annotation.define<true>();

/** The editor of one file, with an element of its own that is shown by putting it somewhere. */
export class CodeMirror {
  readonly #view: EditorView;
  readonly #language = new Compartment();
  #listener: Listener | undefined;

  constructor({ name, text }: EditedFile) {
    const leave = () => this.#listener?.leave();
    const tell = EditorView.updateListener.of(({ transactions }) => {
      const isTyped = transactions.some((one) => one.docChanged && !one.annotation(unasked));
      if (isTyped) this.#listener?.typed(this.text);
    });
    this.#view = new EditorView({
      state: EditorState.create({
        doc: text,
        extensions: [this.#language.of([]), extensionsFor(name, leave), tell],
      }),
    });
    void this.#speak(name);
  }

  /** Tells of every change that somebody makes, and of the wish to leave; returns how to end that. */
  listen(listener: Listener): () => void {
    this.#listener = listener;
    return () => {
      this.#listener = undefined;
    };
  }

  get element(): HTMLElement {
    return this.#view.dom;
  }

  /** Scrolls to where another element is scrolled. */
  scrollAs({ scrollLeft, scrollTop }: Element): void {
    this.#view.scrollDOM.scrollTo(scrollLeft, scrollTop);
  }

  get text(): string {
    return this.#view.state.doc.toString();
  }

  /** Shows another text; the one before can be had back by undoing. */
  replace(text: string): void {
    const { state } = this.#view;
    if (text !== this.text) {
      this.#view.dispatch({
        changes: { from: 0, to: state.doc.length, insert: text },
        annotations: unasked.of(true),
      });
    }
  }

  /** Takes the focus, with the caret at a place, or where it was. */
  focus(offset?: number): void {
    this.#view.focus();
    if (offset === undefined) return;

    const anchor = Math.min(offset, this.#view.state.doc.length);
    this.#view.dispatch({ selection: { anchor }, scrollIntoView: true });
  }

  /** Marks the line of a mistake; without a number, the first that cannot be read. */
  mark({ line }: { readonly line?: number | undefined }): void {
    this.#view.dispatch({ effects: markLine.of(line ?? this.#findBrokenLine()) });
  }

  /** Takes the mark off. */
  unmark(): void {
    this.#view.dispatch({ effects: markLine.of(undefined) });
  }

  async #speak(name: string): Promise<void> {
    const found = findLanguage(name);
    const language = found instanceof Promise ? await found : found;
    if (language) this.#view.dispatch({ effects: this.#language.reconfigure(language) });
  }

  #findBrokenLine(): number | undefined {
    const { state } = this.#view;
    let broken: number | undefined;
    syntaxTree(state).iterate({
      enter: ({ type, from }) => {
        if (type.isError) broken ??= state.doc.lineAt(from).number;
      },
    });
    return broken;
  }
}

function extensionsFor(name: string, leave: () => void): readonly Extension[] {
  return [
    history(),
    indentUnit.of('  '),
    EditorState.tabSize.of(2),
    siteColors,
    lineMark,
    keymap.of([
      {
        key: 'Escape',
        run() {
          leave();
          return true;
        },
      },
      { key: 'Mod-/', run: toggleComment },
      { key: 'Alt-ArrowUp', run: moveLineUp },
      { key: 'Alt-ArrowDown', run: moveLineDown },
      indentWithTab,
      ...historyKeymap,
      ...standardKeymap,
    ]),
    EditorView.contentAttributes.of({
      'aria-label': `${formatText(texts.editCode, { name })}. ${texts.editLeave}`,
      // The Tab key stops at the room around it, and goes in only by Enter.
      tabindex: '-1',
    }),
  ];
}

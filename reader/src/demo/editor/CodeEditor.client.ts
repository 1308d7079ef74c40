// The editor in place of a block of code: the same letters at the same places, and a caret among them.

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
import { letCopy } from '../../article/code/shownText.client.ts';
import * as texts from '../../styles/generated/texts.ts';
import { findLanguage } from './languages.ts';
import { lineMark, markLine } from './lineMark.ts';
import { siteColors } from './siteColors.ts';

export interface EditedFile {
  readonly name: string;
  readonly text: string;
}

/** On changes that nobody typed. */
const unasked = Annotation.define<true>();

/** The editor of one file. */
export class CodeEditor {
  readonly #view: EditorView;
  readonly #room = document.createElement('div');
  readonly #language = new Compartment();

  /** Stands where the block stood, and tells of every change that somebody makes. */
  constructor(block: HTMLElement, { name, text }: EditedFile, changed: () => void) {
    this.#room.className = 'code-editor';
    copyAttributes(block, this.#room);
    block.before(this.#room);
    block.hidden = true;
    letCopy(block, () => this.text);
    const told = EditorView.updateListener.of(({ transactions }) => {
      const typed = transactions.some((one) => one.docChanged && !one.annotation(unasked));
      if (typed) changed();
    });
    this.#view = new EditorView({
      parent: this.#room,
      state: EditorState.create({
        doc: text,
        extensions: [this.#language.of([]), extensionsFor(name, this.#leave), told],
      }),
    });
    this.#speak(name);
    this.#view.scrollDOM.scrollTo(block.scrollLeft, block.scrollTop);
    this.#room.addEventListener('keydown', this.#enter);
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

  /** Takes the focus, with the caret at a place. */
  focus(offset: number): void {
    const anchor = Math.min(offset, this.#view.state.doc.length);
    this.#view.focus();
    this.#view.dispatch({ selection: { anchor }, scrollIntoView: true });
  }

  /** Marks the line in which something is wrong; without a number, the first that cannot be read. */
  mark(line: number | undefined): void {
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

  readonly #enter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.target !== this.#room) return;

    event.preventDefault();
    this.#view.focus();
  };

  /** Back to where the Tab key leads on. */
  readonly #leave = (): boolean => {
    this.#room.focus();
    return true;
  };
}

/** For assistive technology the room is what the block was: a stop that says how to go in. */
function copyAttributes(block: HTMLElement, room: HTMLElement): void {
  room.tabIndex = 0;
  for (const name of ['role', 'aria-label', 'aria-describedby']) {
    room.setAttribute(name, block.getAttribute(name) ?? '');
  }
}

function extensionsFor(name: string, leave: () => boolean): readonly Extension[] {
  return [
    history(),
    indentUnit.of('  '),
    EditorState.tabSize.of(2),
    siteColors,
    lineMark,
    keymap.of([
      { key: 'Escape', run: leave },
      { key: 'Mod-/', run: toggleComment },
      { key: 'Alt-ArrowUp', run: moveLineUp },
      { key: 'Alt-ArrowDown', run: moveLineDown },
      indentWithTab,
      ...historyKeymap,
      ...standardKeymap,
    ]),
    EditorView.contentAttributes.of({
      'aria-label': `${texts.editCode.replace('{name}', name)}. ${texts.editLeave}`,
      // The Tab key stops at the room around it, and goes in only by Enter.
      tabindex: '-1',
    }),
  ];
}

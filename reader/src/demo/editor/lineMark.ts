// The line in which something is wrong, marked as changed lines are marked in the page's code.

import { StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';

/** Marks a line, counted from one, or none. */
export const markLine = StateEffect.define<number | undefined>();

const mark = Decoration.line({ class: 'mistaken' });

/** Keeps the mark at its line while lines come and go above it. */
export const lineMark = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, { changes, effects, state }) {
    const asked = effects.find((effect) => effect.is(markLine));
    if (!asked) return marks.map(changes);

    const line = asked.value;
    if (line === undefined || line > state.doc.lines) return Decoration.none;
    return Decoration.set(mark.range(state.doc.line(line).from));
  },
  provide: (field) => EditorView.decorations.from(field),
});

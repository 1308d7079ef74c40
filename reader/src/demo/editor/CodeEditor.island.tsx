import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { letCopy } from '../../article/code/shownText.client.ts';
import type { Caret } from '../demoState.ts';
import type { Mistake } from '../sandbox/messages.ts';
import { CodeMirror } from './CodeMirror.client.ts';

interface CodeEditorProps {
  /** The block of code whose place it takes. */
  published: HTMLElement;
  name: string;
  text: string;
  mistake: Mistake | undefined;
  /** Where the caret is put, each time this is another one. */
  caret: Caret | undefined;
  onType: (text: string) => void;
}

/** The editor of one file, as long as it is mounted in place of the published one. */
export function CodeEditor({ published, name, text, mistake, caret, onType }: CodeEditorProps) {
  const room = useRef<HTMLDivElement>(null);
  const [editor] = useState(() => new CodeMirror({ name, text }));

  useLayoutEffect(
    () => editor.listen({ typed: onType, leave: () => room.current?.focus() }),
    [editor, onType],
  );

  useLayoutEffect(
    () => (room.current ? replaceCode(published, editor, room.current) : undefined),
    [editor, published],
  );

  useLayoutEffect(() => editor.replace(text), [editor, text]);

  useLayoutEffect(() => {
    if (caret) editor.focus(caret.offset);
  }, [editor, caret]);

  useEffect(() => {
    if (!mistake) return;

    editor.mark(mistake);
    return () => editor.unmark();
  }, [editor, mistake]);

  function enter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.target !== room.current) return;

    event.preventDefault();
    editor.focus();
  }

  // For assistive technology it is what the block was: a stop that says how to go in.
  return (
    // biome-ignore lint/a11y/useSemanticElements: nothing of it is a field of a form.
    <div
      ref={room}
      className="code-editor"
      role="group"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the Tab key stops here, since it indents in the editor.
      tabIndex={0}
      aria-label={published.ariaLabel ?? undefined}
      aria-description={published.ariaDescription ?? undefined}
      onKeyDown={enter}
    />
  );
}

/** Shows the editor in its room, and hides the code it is made of; returns how to end that. */
function replaceCode(published: HTMLElement, editor: CodeMirror, room: HTMLElement): () => void {
  room.append(editor.element);
  editor.scrollAs(published);
  published.hidden = true;
  letCopy(published, () => editor.text);
  return () => {
    published.hidden = false;
    letCopy(published, () => published.textContent ?? '');
    editor.element.remove();
  };
}

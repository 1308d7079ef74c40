import { useState } from 'react';
import { createPortal } from 'react-dom';
import { CODE_VARIANTS } from '../../preferences/codeVariant.ts';
import type { DemoStore } from '../DemoStore.client.ts';
import type { Caret, DemoState } from '../demoState.ts';
import { applyEdit, keepEdit, resetEdit, shownFiles } from '../edits.client.ts';
import { blocksOf, codeOf, type DemoFile, publishedFiles } from '../files.client.ts';
import type { Mistake } from '../sandbox/messages.ts';
import { useDemo } from '../useDemo.ts';
import { useEdit } from '../useEdit.ts';
import type { DemoVariant } from '../variants.client.ts';
import { CodeEditor } from './CodeEditor.island.tsx';
import { MistakeNotice } from './MistakeNotice.island.tsx';

interface EditedCodeProps {
  store: DemoStore;
  /** The prerendered files of a variant. */
  holder: HTMLElement;
}

/** The files of a variant as somebody edits them, and what is wrong with them. */
export function EditedCode({ store, holder }: EditedCodeProps) {
  const state = useDemo(store);
  const { mistakes, caret, variant: shown } = state;
  const variant = variantOf(state, holder);
  const edit = useEdit(store, variant);
  const files = applyEdit(publishedFiles(store, variant), edit);
  const isShown = codeOf(store, { ...shown, styling: variant.styling }) === holder;
  const wrong = isShown ? mistakes.get(variant.styling) : undefined;
  const wrongFile = wrong && (wrong.mistake.file ?? files[0]?.name);

  return (
    <>
      {blocksOf(holder).map((block, index) => {
        const file = files[index];
        const mistake = file?.name === wrongFile ? wrong?.mistake : undefined;
        return (
          file && (
            <EditedFile
              key={block.dataset.file}
              {...{ block, file, mistake }}
              isEdited={edit !== undefined}
              caret={caret?.block === block ? caret : undefined}
              onType={(text) => keepTyped(store, holder, index, text)}
            />
          )
        );
      })}
      {wrong && createPortal(<MistakeNotice {...wrong} />, holder)}
    </>
  );
}

interface EditedFileProps {
  block: HTMLElement;
  file: DemoFile;
  isEdited: boolean;
  caret: Caret | undefined;
  mistake: Mistake | undefined;
  onType: (text: string) => void;
}

/** A file with an editor in place of its published text, from when it was first edited on. */
function EditedFile({ block, file, isEdited, ...editor }: EditedFileProps) {
  const isWanted = isEdited || editor.caret !== undefined;
  const [isOpen, setOpen] = useState(isWanted);
  if (isWanted && !isOpen) setOpen(true);

  const published = block.querySelector('pre');
  return (
    isOpen &&
    published &&
    createPortal(
      <CodeEditor
        {...editor}
        published={published}
        name={block.dataset.file ?? ''}
        text={file.text}
      />,
      block,
    )
  );
}

/** Keeps what a file has become; what reads as it did is no edit. */
function keepTyped(store: DemoStore, holder: HTMLElement, place: number, text: string): void {
  const variant = variantOf(store.getState(), holder);
  const published = publishedFiles(store, variant);
  const files = shownFiles(store, variant).map((file, index) =>
    index === place ? { ...file, text } : file,
  );
  const isEdited = files.some((file, index) => file.text !== published[index]?.text);
  if (isEdited) keepEdit(store, variant, files);
  else resetEdit(store, variant);
}

/** What reads the same in both languages is of the one on screen. */
function variantOf({ stylings, variant }: DemoState, { dataset }: HTMLElement): DemoVariant {
  return {
    styling: stylings.find((styling) => styling === dataset.styling) ?? variant.styling,
    language: CODE_VARIANTS.find((language) => language === dataset.variant) ?? variant.language,
  };
}

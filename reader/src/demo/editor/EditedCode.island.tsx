import { useState } from 'react';
import { createPortal } from 'react-dom';
import { CODE_VARIANTS } from '../../preferences/codeVariant.ts';
import type { DemoStore } from '../DemoStore.client.ts';
import { editOf, keepEdit, resetEdit, shownFiles } from '../edits.client.ts';
import { blocksOf, codeOf, type DemoFile, publishedFiles } from '../files.client.ts';
import type { Mistake } from '../sandbox/messages.ts';
import { useDemo } from '../useDemo.ts';
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
  const { mistakes, variant: shown } = useDemo(store);
  const variant = variantOf(store, holder);
  const files = shownFiles(store, variant);
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
              {...{ store, variant, block, file, mistake }}
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
  store: DemoStore;
  variant: DemoVariant;
  block: HTMLElement;
  file: DemoFile;
  mistake: Mistake | undefined;
  onType: (text: string) => void;
}

/** A file with an editor in place of its published text, from when it was first edited on. */
function EditedFile({ store, variant, block, file, mistake, onType }: EditedFileProps) {
  const { caret } = useDemo(store);
  const isWanted = editOf(store, variant) !== undefined || caret?.block === block;
  const [isOpen, setOpen] = useState(isWanted);
  if (isWanted && !isOpen) setOpen(true);

  const published = block.querySelector('pre');
  return (
    isOpen &&
    published &&
    createPortal(
      <CodeEditor
        published={published}
        name={block.dataset.file ?? ''}
        text={file.text}
        mistake={mistake}
        caret={caret?.block === block ? caret : undefined}
        onType={onType}
      />,
      block,
    )
  );
}

/** Keeps what a file has become; what reads as it did is no edit. */
function keepTyped(store: DemoStore, holder: HTMLElement, place: number, text: string): void {
  const variant = variantOf(store, holder);
  const published = publishedFiles(store, variant);
  const files = shownFiles(store, variant).map((file, index) =>
    index === place ? { ...file, text } : file,
  );
  const isEdited = files.some((file, index) => file.text !== published[index]?.text);
  if (isEdited) keepEdit(store, variant, files);
  else resetEdit(store, variant);
}

/** What reads the same in both languages is of the one on screen. */
function variantOf(store: DemoStore, { dataset }: HTMLElement): DemoVariant {
  const { stylings, variant } = store.getState();
  return {
    styling: stylings.find((styling) => styling === dataset.styling) ?? variant.styling,
    language: CODE_VARIANTS.find((language) => language === dataset.variant) ?? variant.language,
  };
}

// The editing of one demo, from the moment somebody turns to its code.

import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { adoptStyles } from '../../styles/adoptStyles.client.ts';
import * as texts from '../../styles/generated/texts.ts';
import type { DemoStore } from '../DemoStore.client.ts';
import { shownFiles } from '../edits.client.ts';
import { blocksOf, codeOf, liveElementOf } from '../files.client.ts';
import { useDemo } from '../useDemo.ts';
import { useEdit } from '../useEdit.ts';
import { EditedCode } from './EditedCode.island.tsx';
import styles from './editing.css?inline';
import { clickedOffset, findInWhole } from './place.client.ts';
import { SandboxPreview } from './SandboxPreview.island.tsx';

adoptStyles(styles);

/** The editors in place of the code, and what runs of it in place of the demo. */
export function Editing({ store }: { store: DemoStore }) {
  const { stylings, variant } = useDemo(store);
  const edit = useEdit(store, variant);
  const isSandboxed = edit !== undefined && edit.fromLink !== 'waiting';

  // The short form says nothing of an edit, and the frame brings the room around the demo along.
  useEffect(() => {
    store.element.toggleAttribute('data-sandboxed', isSandboxed);
  }, [store, isSandboxed]);

  const code = store.element.querySelector('.demo-code');

  return (
    <>
      {code && createPortal(<EditHint />, code)}
      {[...store.element.querySelectorAll<HTMLElement>('.demo-files')].map((holder) => (
        <EditedCode
          key={`${holder.dataset.styling} ${holder.dataset.variant}`}
          store={store}
          holder={holder}
        />
      ))}
      {stylings.map((styling) => {
        const element = liveElementOf(store, styling);
        return element && <SandboxPreview key={styling} {...{ store, styling, element }} />;
      })}
    </>
  );
}

/** For the eye alone: a screen reader is told by the description of the code. */
function EditHint() {
  return (
    <>
      <p className="edit-hint edit-enter" aria-hidden="true">
        {texts.editEnter}
      </p>
      <p className="edit-hint edit-leave" aria-hidden="true">
        {texts.editLeave}
      </p>
    </>
  );
}

/** Lets somebody edit a block of code, at the place that was clicked. */
export function beginEditing(store: DemoStore, block: HTMLElement): void {
  const offset = clickedOffset(block);
  if (block.closest('.demo-preview')) beginInWhole(store, block, offset);
  else if (block.parentElement) store.change({ caret: { block: block.parentElement, offset } });
}

/** The short form is no program: the whole code is opened, and edited there. */
function beginInWhole(store: DemoStore, preview: HTMLElement, offset: number): void {
  const { variant } = store.getState();
  const [block] = blocksOf(codeOf(store, variant));
  if (!block || !store.source) return;

  const whole = shownFiles(store, variant)[0]?.text ?? '';
  const place = findInWhole(preview.textContent ?? '', offset, whole);
  store.openCode();
  store.change({ caret: { block, offset: place } });
}

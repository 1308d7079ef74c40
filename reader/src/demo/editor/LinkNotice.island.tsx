import { type MouseEvent, useRef } from 'react';
import { adoptStyles } from '../../styles/adoptStyles.client.ts';
import * as texts from '../../styles/generated/texts.ts';
import { Beside } from '../Beside.island.tsx';
import type { DemoStore } from '../DemoStore.client.ts';
import type { Edit } from '../demoState.ts';
import { resetEdit, runLinkedEdit } from '../edits.client.ts';
import { forgetEditInAddress } from '../links.client.ts';
import { useDemo } from '../useDemo.ts';
import { useEdit } from '../useEdit.ts';
import styles from './LinkNotice.css?inline';

adoptStyles(styles);

/** Stands above a demo and in view for as long as code from a link is shown, and asks before that runs. */
export function LinkNotice({ store }: { store: DemoStore }) {
  const { variant, isLinkRefused } = useDemo(store);
  const showPublishedButton = useRef<HTMLButtonElement>(null);
  const fromLink = useEdit(store, variant)?.fromLink;
  const isShown = fromLink ?? isLinkRefused;

  function run({ currentTarget }: MouseEvent) {
    // The button that was pressed goes.
    if (currentTarget === document.activeElement) showPublishedButton.current?.focus();
    runLinkedEdit(store, variant);
  }

  function showPublished({ currentTarget }: MouseEvent) {
    if (currentTarget === document.activeElement) {
      const tool = store.bar.querySelector<HTMLElement>('[tabindex="0"]');
      tool?.focus({ preventScroll: true });
    }
    resetEdit(store, variant);
    forgetEditInAddress(store);
  }

  return (
    <Beside element={store.element.querySelector('.demo-frame')} where="before">
      {isShown && (
        // biome-ignore lint/a11y/useSemanticElements: nothing of it is a field of a form.
        <div className="edit-linked" role="group" aria-label={texts.editFromLinkLabel}>
          <div role="status">
            {wordsFor(fromLink).map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
          <div>
            {fromLink === 'waiting' && (
              <button type="button" onClick={run}>
                {texts.editRun}
              </button>
            )}
            {fromLink && (
              <button ref={showPublishedButton} type="button" onClick={showPublished}>
                {texts.editShowPublished}
              </button>
            )}
          </div>
        </div>
      )}
    </Beside>
  );
}

function wordsFor(fromLink: Edit['fromLink']): readonly string[] {
  if (fromLink === 'waiting') return [texts.editFromLink, texts.editRisk];
  return [fromLink === 'run' ? texts.editFromLinkRuns : texts.editLinkRefused];
}

import { type CSSProperties, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { CodeStyling } from '../../preferences/codeStyling.ts';
import * as texts from '../../styles/generated/texts.ts';
import { formatText } from '../../ui/formatText.ts';
import type { DemoStore } from '../DemoStore.client.ts';
import type { ShownMistake } from '../demoState.ts';
import { applyEdit } from '../edits.client.ts';
import { publishedFiles } from '../files.client.ts';
import { useDemo } from '../useDemo.ts';
import { useEdit } from '../useEdit.ts';
import { outsideOf } from './outsideOf.client.ts';
import { SandboxRun } from './SandboxRun.client.ts';
import { usePageLook } from './usePageLook.ts';

const ADDRESS = '/frames/editing/';

interface SandboxPreviewProps {
  store: DemoStore;
  styling: CodeStyling;
  /** The prerendered variant that it stands in for. */
  element: HTMLElement;
}

/** What is edited of one styling, running where the published variant stands. */
export function SandboxPreview({ store, styling, element }: SandboxPreviewProps) {
  const [run] = useState(() => startRun(store, styling, element));
  const { document, isShown, isLimited, height } = useSyncExternalStore(
    run.subscribe,
    run.getState,
  );
  const { view } = useDemo(store);
  useEdits(run, store, styling, element);
  const attach = useCallback((frame: HTMLIFrameElement) => run.attach(frame), [run]);

  if (document === undefined) return null;
  return createPortal(
    <div
      className={view.width === undefined ? 'sandbox-preview' : 'sandbox-preview demo-narrowed'}
      data-shown={asAttribute(isShown)}
      data-limited={asAttribute(isLimited)}
      data-reaching={asAttribute(
        !isLimited && height !== undefined && height.reach > height.content,
      )}
      style={
        {
          inlineSize: view.width,
          '--content': height && `${height.content}px`,
          '--reach': height && `${height.reach}px`,
        } as CSSProperties
      }
    >
      {/*
       * Never with the origin of the site: a link may carry anybody's code. Nor with forms: the frame's
       * own script does for them what a browser does until it would send them.
       */}
      <iframe
        key={document}
        ref={attach}
        sandbox="allow-scripts"
        src={ADDRESS}
        title={formatText(texts.editedDemo, { name: store.name })}
      />
    </div>,
    element,
  );
}

/** Lets run what is edited in the language on screen, and nothing else. */
function useEdits(run: SandboxRun, store: DemoStore, styling: CodeStyling, element: HTMLElement) {
  const { variant, view, caret } = useDemo(store);
  const { language } = variant;
  const edit = useEdit(store, { styling, language });
  const isWaiting = edit?.fromLink === 'waiting';
  const isOnScreen = variant.styling === styling;
  const look = usePageLook();

  // Before anything runs: the frame is told at once what it is surrounded by.
  useEffect(() => {
    run.surround(outsideOf(store, element));
  }, [run, store, element, view, look]);

  useEffect(() => {
    // What somebody else wrote runs when the visitor says so, and until then there is not even a frame.
    if (!edit || isWaiting) {
      run.leave();
      return;
    }
    run.limit(edit.fromLink !== undefined);
    run.run(applyEdit(publishedFiles(store, { styling, language }), edit));
  }, [run, store, styling, language, edit, isWaiting]);

  // Loads what the variant on screen needs, for somebody who is about to edit it.
  useEffect(() => {
    if (caret && isOnScreen && !isWaiting) {
      run.prepare(publishedFiles(store, { styling, language }));
    }
  }, [run, store, styling, language, caret, isOnScreen, isWaiting]);
}

function startRun(store: DemoStore, styling: CodeStyling, element: HTMLElement): SandboxRun {
  const settings = {
    provider: store.element.dataset.provider ?? '',
    height: element.querySelector<HTMLElement>('.demo-isolated')?.offsetHeight,
  };
  return new SandboxRun(settings, (mistake) => setMistake(store, styling, mistake));
}

function setMistake(store: DemoStore, styling: CodeStyling, mistake?: ShownMistake): void {
  const mistakes = new Map(store.getState().mistakes);
  if (mistake) mistakes.set(styling, mistake);
  else mistakes.delete(styling);
  store.change({ mistakes });
}

function asAttribute(holds: boolean): '' | undefined {
  return holds ? '' : undefined;
}

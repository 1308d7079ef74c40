import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import * as texts from '../../styles/generated/texts.ts';
import { formatText } from '../../ui/formatText.ts';
import type { ViewSettings } from '../viewSettings.ts';
import { fillDocument } from './fillDocument.client.ts';
import { followHeight } from './followHeight.client.ts';
import { imposeView } from './imposeView.client.ts';

/** One document serves all demos: it is empty until a part is put into it. */
const DOCUMENT = '/frames/apart/';

interface PreviewFrameProps {
  /** The prerendered variant; it stays as it is, unseen. */
  element: HTMLElement;
  name: string;
  view: ViewSettings;
}

/** A frame that stands in place of a variant, with the same in it. */
export function PreviewFrame({ element, name, view }: PreviewFrameProps) {
  /** Of the document, once that has loaded. */
  const [root, setRoot] = useState<HTMLElement>();
  const [height, setHeight] = useState<number>();
  const { width, direction } = view;

  // Where there is less room than its width, one begins to scroll where the demo begins.
  useEffect(() => (direction ? impose(element, direction) : undefined), [element, direction]);

  // Before it is filled: what comes alive in it finds the view it is seen in.
  useEffect(() => root && imposeView(root, view), [root, view]);

  useEffect(() => root && showPart(root.ownerDocument, element, setHeight), [root, element]);

  return createPortal(
    <iframe
      className={width === undefined ? 'preview-frame' : 'preview-frame demo-narrowed'}
      title={formatText(texts.previewFrame, { name })}
      src={DOCUMENT}
      style={{ inlineSize: width, blockSize: height }}
      onLoad={({ currentTarget }) => setRoot(currentTarget.contentDocument?.documentElement)}
    />,
    element,
  );
}

function impose(element: HTMLElement, direction: string): () => void {
  element.dir = direction;
  return () => element.removeAttribute('dir');
}

/**
 * Puts the part of a variant into the document of its frame; returns how to end that.
 *
 * The part in the page is seen until the one in the frame is there, so nothing jumps.
 */
function showPart(
  inner: Document,
  element: HTMLElement,
  setHeight: (height: number) => void,
): () => void {
  const part = element.querySelector<HTMLElement>('live-part');
  let isLeft = false;
  let endHeight: (() => void) | undefined;

  async function fill(found: HTMLElement) {
    const stage = await fillDocument(inner, found);
    if (isLeft) return;

    endHeight = followHeight(stage, setHeight);
    element.dataset.inFrame = '';
  }

  if (part) void fill(part);
  return () => {
    isLeft = true;
    endHeight?.();
    delete element.dataset.inFrame;
  };
}

import { useEffect } from 'react';
import type { ViewSettings } from '../viewSettings.ts';
import { imposeView, releaseView } from './imposeView.client.ts';

interface IsolatedDocumentProps {
  frame: HTMLIFrameElement;
  view: ViewSettings;
}

/** Changes a prerendered frame, which has a demo in a document of its own: the demo in it goes on. */
export function IsolatedDocument({ frame, view }: IsolatedDocumentProps) {
  const { width } = view;

  useEffect(() => (width === undefined ? undefined : narrow(frame, width)), [frame, width]);

  useEffect(() => {
    let end: (() => void) | undefined;
    const impose = () => {
      const root = frame.contentDocument?.documentElement;
      end?.();
      end = root && imposeView(root, view);
    };
    // Frames far away are loaded later, and one that is loaded again has another document.
    frame.addEventListener('load', impose);
    impose();
    return () => {
      frame.removeEventListener('load', impose);
      end?.();
    };
  }, [frame, view]);

  useEffect(
    () => () => {
      const root = frame.contentDocument?.documentElement;
      if (root) releaseView(root);
    },
    [frame],
  );

  return null;
}

function narrow({ style, classList }: HTMLElement, width: number): () => void {
  style.inlineSize = `${width}px`;
  classList.add('demo-narrowed');
  return () => {
    style.inlineSize = '';
    classList.remove('demo-narrowed');
  };
}

// The key that the address names: opened when the page begins, and named when one is chosen.

import { type RefObject, useEffect, useRef } from 'react';
import { ANCHOR, type Placed, pathIn, stepsTo } from './tree.ts';

/** Tells which key the address names, now and when that changes; returns how to name another. */
export function useAddress(
  tree: readonly Placed[],
  root: RefObject<HTMLElement | null>,
  tell: (path: string) => void,
): (path: string) => void {
  const latest = useRef({ tree, tell });

  useEffect(() => {
    latest.current = { tree, tell };
  });
  useEffect(() => {
    const follow = () => {
      const path = pathIn(location);
      if (path === undefined || stepsTo(path, latest.current.tree).length === 0) return;

      latest.current.tell(path);
      reveal(root.current, path, ENOUGH);
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [root]);

  return (path) => {
    const { pathname, search } = location;
    const asked = new URLSearchParams(search);
    asked.delete('expand-path');
    const query = asked.toString();
    history.replaceState(history.state, '', `${pathname}${query && `?${query}`}#${ANCHOR}${path}`);
  };
}

/** In frames: by then the tree has opened, or never will. */
const ENOUGH = 60;

function reveal(root: HTMLElement | null, path: string, patience: number): void {
  const place = root?.querySelector(`#${CSS.escape(ANCHOR + path)}`);
  const row = place?.querySelector<HTMLElement>('summary, button');
  if (row?.checkVisibility()) {
    row.scrollIntoView({ block: 'center' });
    row.focus({ preventScroll: true });
  } else if (patience > 0) {
    requestAnimationFrame(() => reveal(root, path, patience - 1));
  }
}

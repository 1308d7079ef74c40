import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { FIRST_VIEW, readView, type View, writeView } from './address.ts';
import type { Style } from './iconStyles.ts';

/** In milliseconds: the address follows when the visitor pauses; browsers refuse too many changes. */
const PAUSE = 250;

/** What the way back finds in an entry that was made for the details of an icon. */
const OPENED = { iconOpened: true };

export interface ViewChanges {
  type(query: string): void;
  choose(style: Style): void;
  /** Shows the details of an icon; the way back closes them. */
  open(selected: string): void;
  /** Shows others in their place. */
  turn(selected: string, style: Style): void;
  close(): void;
}

/** What is looked for and shown, in step with the address of the page. */
export function useView(): readonly [View, ViewChanges] {
  const [view, setView] = useState(FIRST_VIEW);
  const now = useRef(view);
  const openedWith = useRef<Style>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = useCallback((next: View) => {
    now.current = next;
    setView(next);
  }, []);

  useEffect(() => {
    const follow = () => {
      clearTimeout(timer.current);
      show(readView(location.search));
    };
    follow();
    addEventListener('popstate', follow);
    return () => {
      clearTimeout(timer.current);
      removeEventListener('popstate', follow);
    };
  }, [show]);

  const changes = useMemo<ViewChanges>(() => {
    const note = () => {
      clearTimeout(timer.current);
      history.replaceState(history.state, '', addressOf(now.current));
    };
    return {
      type(query) {
        // What the address asked for and does not exist is asked for no more.
        show({ ...now.current, query, selected: null });
        clearTimeout(timer.current);
        timer.current = setTimeout(note, PAUSE);
      },
      choose(style) {
        show({ ...now.current, style, selected: null });
        note();
      },
      open(selected) {
        note();
        openedWith.current = now.current.style;
        show({ ...now.current, selected });
        history.pushState({ ...history.state, ...OPENED }, '', addressOf(now.current));
      },
      turn(selected, style) {
        show({ ...now.current, selected, style });
        note();
      },
      close() {
        if (now.current.selected === null) return;

        show({ ...now.current, selected: null });
        // The way back would bring an older style back as well.
        if (history.state?.iconOpened && openedWith.current === now.current.style) history.back();
        else note();
      },
    };
  }, [show]);

  return [view, changes];
}

function addressOf(view: View): string {
  return location.pathname + writeView(view, location.search) + location.hash;
}

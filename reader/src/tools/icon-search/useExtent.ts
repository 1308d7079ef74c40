import { type RefObject, useEffect, useState } from 'react';

/** What of the grid can be seen, in rows and columns. */
export interface Extent {
  columns: number;
  /** How many whole rows fit. */
  rows: number;
  /** In pixels. */
  rowHeight: number;
  /** The first row that is seen. */
  first: number;
}

/** Before anything is measured. */
const UNKNOWN: Extent = { columns: 3, rows: 5, rowHeight: 104, first: 0 };

/** Measures the grid; the size of a cell is what the stylesheet says, whatever the letters' size. */
export function useExtent(scroller: RefObject<HTMLElement | null>): Extent {
  const [extent, setExtent] = useState(UNKNOWN);

  useEffect(() => {
    const { current } = scroller;
    if (!current) return undefined;

    let frame = 0;
    const measure = () => {
      frame = 0;
      setExtent((before) => sameOr(before, measured(current)));
    };
    const scrolled = () => {
      frame ||= requestAnimationFrame(measure);
    };
    const watcher = new ResizeObserver(measure);
    watcher.observe(current);
    current.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      watcher.disconnect();
      cancelAnimationFrame(frame);
      current.removeEventListener('scroll', scrolled);
    };
  }, [scroller]);

  return extent;
}

function measured(scroller: HTMLElement): Extent {
  const probe = scroller.firstElementChild?.getBoundingClientRect();
  const rowHeight = probe?.height || UNKNOWN.rowHeight;
  return {
    columns: Math.max(2, Math.floor(scroller.clientWidth / (probe?.width || UNKNOWN.rowHeight))),
    rows: Math.max(1, Math.floor(scroller.clientHeight / rowHeight)),
    rowHeight,
    first: Math.floor(scroller.scrollTop / rowHeight),
  };
}

/** What is the same need not be drawn again. */
function sameOr(before: Extent, now: Extent): Extent {
  const keys = Object.keys(now) as (keyof Extent)[]; // The keys of the interface.
  return keys.every((key) => before[key] === now[key]) ? before : now;
}

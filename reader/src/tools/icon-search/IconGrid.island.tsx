import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as texts from '../../styles/generated/texts.ts';
import type { Drawings } from './Drawings.ts';
import styles from './IconGrid.module.css';
import { IconRow } from './IconRow.island.tsx';
import type { IconTable } from './IconTable.ts';
import type { Style } from './iconStyles.ts';
import { step } from './step.ts';
import { useDrawn } from './useDrawn.ts';
import { type Extent, useExtent } from './useExtent.ts';

interface IconGridProps {
  /** Their numbers, in the order they are shown. */
  icons: readonly number[];
  style: Style;
  /** What they were found for; a new question begins at the top. */
  query: string;
  table: IconTable | undefined;
  drawings: Drawings | undefined;
  onOpen: (name: string) => void;
}

/** All icons in rows, of which only those are drawn that are near what one sees. */
export function IconGrid({ icons, style, query, table, drawings, onOpen }: IconGridProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const extent = useExtent(scroller);
  const [{ chosen, chosenFor }, setChosen] = useState({ chosen: 0, chosenFor: query });
  const setPlace = (to: number) => setChosen({ chosen: to, chosenFor: query });
  if (chosenFor !== query) setPlace(0);
  const place = Math.min(chosen, Math.max(0, icons.length - 1));
  const count = Math.ceil(icons.length / extent.columns);
  const rows = rowsNear(extent, Math.floor(place / extent.columns), count);
  const shown = rows.flatMap((row) => rowOf(icons, row, extent.columns));
  useDrawn(
    drawings,
    shown.map((number) => ({ number, style })),
  );

  useEffect(() => {
    scroller.current?.scrollTo({ top: 0, behavior: 'instant' });
  }, [query]);

  const press = ({ target }: MouseEvent) => {
    const to = target instanceof Element && target.closest<HTMLElement>('[data-place]');
    const number = to ? icons[Number(to.dataset.place)] : undefined;
    if (!to || number === undefined) return;

    setPlace(Number(to.dataset.place));
    onOpen(table?.names[number] ?? '');
  };
  const steer = (event: KeyboardEvent) => {
    const to = step(event, place, {
      count: icons.length,
      columns: extent.columns,
      rows: extent.rows,
      fromRight: getComputedStyle(event.currentTarget).direction === 'rtl',
    });
    if (to === undefined) return;

    event.preventDefault();
    // The row must be there before one of its icons can have the focus.
    flushSync(() => setPlace(to));
    scroller.current?.querySelector<HTMLElement>(`[data-place="${to}"]`)?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons in it are what is pressed.
    <div ref={scroller} className={styles.root} onClick={press} onKeyDown={steer}>
      <div className={styles.probe} />
      {icons.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a table cannot leave out rows that are far.
        <div
          role="grid"
          aria-label={texts.icons}
          aria-rowcount={count}
          aria-colcount={extent.columns}
          className={styles.ground}
          style={{ blockSize: count * extent.rowHeight }}
        >
          {rows.map((row) => (
            <IconRow
              key={row}
              row={row}
              extent={extent}
              icons={rowOf(icons, row, extent.columns)}
              style={style}
              names={table?.names ?? []}
              drawings={drawings}
              count={drawings?.count() ?? 0}
              place={Math.floor(place / extent.columns) === row ? place : -1}
            />
          ))}
        </div>
      )}
    </div>
  );
}

function rowOf(icons: readonly number[], row: number, columns: number): readonly number[] {
  return icons.slice(row * columns, (row + 1) * columns);
}

/** How many rows are kept on each side of those one sees. */
const BEYOND = 2;

/** The rows that are drawn: those near the view, and the one that the keys would begin from. */
function rowsNear({ first, rows }: Extent, current: number, count: number): readonly number[] {
  const from = Math.max(0, Math.min(first - BEYOND, count - 1));
  const to = Math.min(count, first + rows + 1 + BEYOND);
  const near = Array.from({ length: Math.max(0, to - from) }, (_, place) => from + place);
  if (count === 0 || near.includes(current)) return near;

  return current < from ? [current, ...near] : [...near, current];
}

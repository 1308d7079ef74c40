import { memo } from 'react';
import type { Drawings } from './Drawings.ts';
import { IconCell } from './IconCell.island.tsx';
import styles from './IconGrid.module.css';
import type { Style } from './iconStyles.ts';
import type { Extent } from './useExtent.ts';

interface IconRowProps {
  row: number;
  extent: Extent;
  icons: readonly number[];
  style: Style;
  names: readonly string[];
  drawings: Drawings | undefined;
  /** Of drawings that have come; a row is drawn again when there are more. */
  count: number;
  /** Which of all icons the keys begin from, if it is in this row. */
  place: number;
}

/** One row of the grid. */
export const IconRow = memo(function IconRow(props: IconRowProps) {
  const { row, extent, icons, style, names, drawings, place } = props;
  const { columns, rowHeight } = extent;

  return (
    // biome-ignore lint/a11y: the icons in the row have the focus, one at a time.
    <div
      role="row"
      aria-rowindex={row + 1}
      className={styles.row}
      style={{
        insetBlockStart: row * rowHeight,
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
      }}
    >
      {icons.map((number, column) => (
        <IconCell
          // biome-ignore lint/suspicious/noArrayIndexKey: another icon is drawn into the same cell, which costs less.
          key={column}
          name={names[number] ?? ''}
          elements={drawings?.find({ number, style })}
          column={column}
          place={row * columns + column}
          isCurrent={row * columns + column === place}
        />
      ))}
    </div>
  );
}, isSame);

/** The rows below and above the view come and go; what stands in the others is the same. */
function isSame(before: IconRowProps, now: IconRowProps): boolean {
  return (
    before.style === now.style &&
    before.count === now.count &&
    before.place === now.place &&
    before.names === now.names &&
    before.extent.columns === now.extent.columns &&
    before.extent.rowHeight === now.extent.rowHeight &&
    before.icons.length === now.icons.length &&
    before.icons.every((number, place) => number === now.icons[place])
  );
}

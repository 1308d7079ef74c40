import { memo } from 'react';
import { Drawing } from './Drawing.island.tsx';
import styles from './IconGrid.module.css';
import { IconName } from './IconName.island.tsx';

interface IconCellProps {
  name: string;
  /** Its drawing; undefined while it is on its way. */
  elements: string | undefined;
  column: number;
  /** Among all icons that are shown. */
  place: number;
  /** Whether the keys begin from it. */
  isCurrent: boolean;
}

/** One icon in the grid; the grid listens to its button. */
export const IconCell = memo(function IconCell(props: IconCellProps) {
  const { name, elements, column, place, isCurrent } = props;

  return (
    // biome-ignore lint/a11y: its button has the focus.
    <div role="gridcell" aria-colindex={column + 1} className={styles.cell}>
      <button type="button" aria-haspopup="dialog" data-place={place} tabIndex={isCurrent ? 0 : -1}>
        <Drawing elements={elements} />
        <IconName name={name} />
      </button>
    </div>
  );
});

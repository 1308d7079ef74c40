import { useMemo } from 'react';
import * as texts from '../../styles/generated/texts.ts';
import { formatText } from '../../ui/formatText.ts';
import { Drawings } from './Drawings.ts';
import { IconDetails } from './IconDetails.island.tsx';
import styles from './IconFinder.module.css';
import { IconGrid } from './IconGrid.island.tsx';
import { IconSearch } from './IconSearch.island.tsx';
import type { Icon, IconTable } from './IconTable.ts';
import type { Style } from './iconStyles.ts';
import { NoIcons } from './NoIcons.island.tsx';
import { StyleChoice } from './StyleChoice.island.tsx';
import { countIcons } from './status.ts';
import { useFound } from './useFound.ts';
import { useIconTable } from './useIconTable.ts';
import { useSettled } from './useSettled.ts';
import { useView } from './useView.ts';

export const placed = 'plain';

interface IconFinderProps {
  /** The address of the file that says what there is. */
  table: string;
  /** The address of the names as plain text. */
  list: string;
  count: number;
}

/** Finds an icon by its name or by what it stands for, and says how to take it along. */
export function IconFinder({ list, count, ...rest }: IconFinderProps) {
  return (
    <>
      <noscript>
        <p>
          {formatText(texts.iconsNeedScript, { count: count.toLocaleString('en') })}{' '}
          <a href={list}>{texts.iconsList}</a>.
        </p>
      </noscript>
      <Finder count={count} {...rest} />
    </>
  );
}

function Finder({ table: address, count }: Omit<IconFinderProps, 'list'>) {
  const [view, changes] = useView();
  const { table, failed, retry } = useIconTable(address);
  const found = useFound(table, view.query);
  const icons = useMemo(() => drawnIn(view.style, found?.icons, table), [view.style, found, table]);
  const drawings = useMemo(() => table && new Drawings(table), [table]);
  const selected = view.selected === null ? undefined : table?.find(view.selected, view.style);
  const unknown = table && view.selected !== null && !selected ? view.selected : undefined;

  return (
    <section className={styles.root} aria-label={texts.icons} data-icons={table ? 'ready' : ''}>
      <form className={styles.tools} onSubmit={(event) => event.preventDefault()}>
        <IconSearch query={view.query} onType={changes.type} />
        <StyleChoice chosen={view.style} onChoose={changes.choose} />
      </form>
      <Status
        text={
          unknown !== undefined
            ? formatText(texts.iconUnknown, { name: unknown })
            : countIcons(found, icons.length, count, failed)
        }
      />
      {failed && (
        <button type="button" className={styles.button} onClick={retry}>
          {texts.tryAgain}
        </button>
      )}
      {table && found && icons.length === 0 ? (
        <NoIcons found={found} table={table} preferred={view.style} changes={changes} />
      ) : (
        <IconGrid
          icons={icons}
          style={view.style}
          query={found?.query ?? ''}
          table={table}
          drawings={drawings}
          onOpen={changes.open}
        />
      )}
      {table && drawings && (
        <IconDetails icon={selected} table={table} drawings={drawings} changes={changes} />
      )}
    </section>
  );
}

const NONE: readonly number[] = [];

function drawnIn(
  style: Style,
  numbers: readonly number[] = NONE,
  table: IconTable | undefined,
): readonly number[] {
  return numbers.filter((number) => table?.has({ number, style } satisfies Icon));
}

function Status({ text }: { text: string }) {
  return (
    <p role="status" className={styles.status}>
      <bdi>{useSettled(text)}</bdi>
    </p>
  );
}

import { useMemo, useState } from 'react';
import { SizeHead } from './SizeHead.island.tsx';
import { ComponentRow, PackageRow } from './SizeRows.tsx';
import styles from './SizeTable.island.module.css';
import { SizeTools } from './SizeTools.island.tsx';
import { filtered, type MeasuredPackage, nextOrder, type Order, rowsOf, sorted } from './sizes.ts';

export const placed = 'article';

interface SizeTableProps {
  packages: readonly MeasuredPackage[];
}

/** The size of every component, package by package until a column is sorted by; filtered by name and package. */
export function SizeTable({ packages }: SizeTableProps) {
  const [order, setOrder] = useState<Order>();
  const [filter, setFilter] = useState({ words: '', package: '' });
  const rows = useMemo(() => rowsOf(packages), [packages]);
  const shown = filtered(order ? sorted(rows, order) : rows, filter);
  const largest = Math.max(1, ...rows.map(({ sizes }) => sizes[1]));
  const groups = order ? [{ rows: shown }] : inPackages(packages, shown);

  return (
    <div className={styles.root} data-sizes="">
      <SizeTools packages={packages} onFilter={setFilter} count={shown.length} />
      <div className="table">
        <table>
          <colgroup />
          <colgroup span={2} />
          <colgroup span={2} />
          <SizeHead
            order={order}
            onSort={(column) => setOrder((before) => nextOrder(column, before))}
          />
          {groups.map(({ measured, rows }) => (
            <tbody key={measured?.name ?? ''}>
              {measured && <PackageRow measured={measured} />}
              {rows.map((row) => (
                <ComponentRow
                  key={`${row.package} ${row.name}`}
                  row={row}
                  largest={largest}
                  namesPackage={!measured}
                />
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </div>
  );
}

interface Group {
  /** The package that the rows are below; none where they are sorted. */
  measured?: MeasuredPackage;
  rows: ReturnType<typeof rowsOf>;
}

function inPackages(packages: readonly MeasuredPackage[], rows: Group['rows']): readonly Group[] {
  return packages
    .map((measured) => ({ measured, rows: rows.filter((row) => row.package === measured.name) }))
    .filter((group) => group.rows.length > 0);
}

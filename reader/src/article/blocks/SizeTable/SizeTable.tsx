import * as texts from '../../../styles/generated/texts.ts';
import styles from './SizeTable.module.css';

/** In bytes. */
type Weight = readonly [minified: number, brotli: number];

interface Row {
  name: string;
  /** Where its facts are read, if that is anywhere on the site. */
  address: string | null;
  alone: Weight;
  added: Weight;
}

interface MeasuredPackage {
  name: string;
  version: string;
  rows: readonly Row[];
}

interface SizeTableProps {
  packages: readonly MeasuredPackage[];
}

/** The size of every component; a script lets visitors sort and filter it. */
export function SizeTable({ packages }: SizeTableProps) {
  const largest = Math.max(1, ...packages.flatMap(({ rows }) => rows.map(({ alone }) => alone[1])));
  return (
    <div className={styles.root} data-sizes="">
      <Tools packages={packages} />
      <div className="table">
        <table>
          <Head />
          {packages.map((measured) => (
            <PackageRows key={measured.name} measured={measured} largest={largest} />
          ))}
        </table>
      </div>
    </div>
  );
}

function Tools({ packages }: SizeTableProps) {
  return (
    <form className={styles.tools} hidden>
      <input
        type="search"
        aria-label={texts.filterComponents}
        placeholder={texts.filterComponents}
      />
      <select aria-label={texts.packageName}>
        <option value="">{texts.allPackages}</option>
        {packages.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <output />
    </form>
  );
}

function Head() {
  return (
    <thead>
      <tr>
        <th scope="col" rowSpan={2}>
          {texts.component}
        </th>
        <th scope="colgroup" colSpan={2}>
          {texts.aloneKilobytes}
        </th>
        <th scope="colgroup" colSpan={2}>
          {texts.addedKilobytes}
        </th>
      </tr>
      <tr>
        <th scope="col">{texts.minified}</th>
        <th scope="col">{texts.brotli}</th>
        <th scope="col">{texts.minified}</th>
        <th scope="col">{texts.brotli}</th>
      </tr>
    </thead>
  );
}

interface PackageRowsProps {
  measured: MeasuredPackage;
  /** The compressed size that fills a bar. */
  largest: number;
}

function PackageRows({ measured: { name, version, rows }, largest }: PackageRowsProps) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={5}>
          <bdi>{name}</bdi> <small>{version}</small>
        </th>
      </tr>
      {rows.map((row) => (
        <ComponentRow key={row.name} row={row} largest={largest} />
      ))}
    </tbody>
  );
}

function ComponentRow({ row, largest }: { row: Row; largest: number }) {
  const { name, address, alone, added } = row;
  return (
    <tr>
      <th scope="row">
        {address ? <a href={address}>{name}</a> : name}
        <i style={{ inlineSize: share(alone[1], largest) }} />
      </th>
      <td>{inKilobytes(alone[0])}</td>
      <td>{inKilobytes(alone[1])}</td>
      <td>{inKilobytes(added[0])}</td>
      <td>{inKilobytes(added[1])}</td>
    </tr>
  );
}

function share(size: number, largest: number): string {
  return `${Math.round((100 * size) / largest)}%`;
}

function inKilobytes(size: number): string {
  return (size / 1000).toLocaleString('en', {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
}

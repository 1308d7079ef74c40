import { inKilobytes, type MeasuredPackage, type Row } from './sizes.ts';

/** The package that the rows below it are of. */
export function PackageRow({ measured: { name, version } }: { measured: MeasuredPackage }) {
  return (
    <tr>
      <th scope="rowgroup" colSpan={5}>
        <bdi>{name}</bdi> <small>{version}</small>
      </th>
    </tr>
  );
}

interface ComponentRowProps {
  row: Row;
  /** The compressed size that fills a bar. */
  largest: number;
  /** Whether the row stands among those of other packages. */
  namesPackage: boolean;
}

/** The name of a component with a bar below it, and its sizes. */
export function ComponentRow({ row, largest, namesPackage }: ComponentRowProps) {
  const { name, address, sizes } = row;
  const [minified, brotli, addedMinified, addedBrotli] = sizes.map(inKilobytes);
  return (
    <tr>
      <th scope="row">
        {address ? <a href={address}>{name}</a> : name}
        {namesPackage && <PackageName name={row.package} />}
        <i style={{ inlineSize: share(sizes[1], largest) }} />
      </th>
      <td>{minified}</td>
      <td>{brotli}</td>
      <td>{addedMinified}</td>
      <td>{addedBrotli}</td>
    </tr>
  );
}

function PackageName({ name }: { name: string }) {
  // The name of a package is not read from the right, wherever the text around it is.
  return (
    <>
      {' '}
      <small dir="ltr">{name}</small>
    </>
  );
}

function share(size: number, largest: number): string {
  return `${Math.round((100 * size) / largest)}%`;
}

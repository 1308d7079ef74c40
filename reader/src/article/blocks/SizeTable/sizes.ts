// The rows of the table of sizes: what they say, in which order, and which of them are asked for.

import * as texts from '../../../styles/generated/texts.ts';
import { formatText } from '../../../ui/formatText.ts';

/** In hundreds of bytes: alone and what is added to others, minified and compressed. */
export type Sizes = readonly [
  minified: number,
  brotli: number,
  addedMinified: number,
  addedBrotli: number,
];

/** A component as the page carries it; without an address its facts are nowhere on the site. */
export type WrittenRow = readonly [name: string, address: string | null, ...sizes: Sizes];

export interface MeasuredPackage {
  name: string;
  version: string;
  rows: readonly WrittenRow[];
}

export interface Row {
  package: string;
  name: string;
  address: string | null;
  sizes: Sizes;
}

export interface Order {
  /** Zero is the name, the others are the sizes. */
  column: number;
  descending: boolean;
}

export interface Filter {
  words: string;
  /** Empty for all packages. */
  package: string;
}

/** The rows of all packages, one after the other. */
export function rowsOf(packages: readonly MeasuredPackage[]): readonly Row[] {
  return packages.flatMap((measured) =>
    measured.rows.map(([name, address, ...sizes]) => ({
      package: measured.name,
      name,
      address,
      sizes,
    })),
  );
}

/** The rows whose name has the words in it, of the package that is chosen. */
export function filtered(rows: readonly Row[], filter: Filter): readonly Row[] {
  const words = filter.words.trim().toLowerCase();
  return rows.filter(
    (row) =>
      row.name.toLowerCase().includes(words) && (!filter.package || row.package === filter.package),
  );
}

/** The rows in another order; those that are alike in it stand by their names. */
export function sorted(rows: readonly Row[], { column, descending }: Order): readonly Row[] {
  const sign = descending ? -1 : 1;
  return rows.toSorted((one, other) => {
    const byName = one.name.localeCompare(other.name, 'en');
    if (column === 0) return sign * byName;

    return sign * ((one.sizes[column - 1] ?? 0) - (other.sizes[column - 1] ?? 0)) || byName;
  });
}

/** The order after a press on a heading: names begin with A, sizes with the largest. */
export function nextOrder(column: number, order: Order | undefined): Order {
  const descending = order?.column === column ? !order.descending : column > 0;
  return { column, descending };
}

/** A size in kilobytes with one decimal, without its unit. */
export function inKilobytes(size: number): string {
  return (size / 10).toLocaleString('en', {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
}

/** How many components are shown, in words. */
export function countComponents(count: number): string {
  if (count === 0) return texts.noComponentShown;

  return count === 1
    ? texts.oneComponentShown
    : formatText(texts.componentsShown, { count: count.toLocaleString('en') });
}

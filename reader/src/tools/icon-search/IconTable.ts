// Which icons there are, in which styles, and which file draws them.

import { exportName, type Style, splitName } from './iconStyles.ts';

/** The file that the build writes. */
export interface TableFile {
  version: string;
  /** In one text, with spaces between. */
  names: string;
  /** The numbers of the names that a style does not have. */
  without: Readonly<Record<Style, readonly number[]>>;
  /** With which name each file begins, and its address. */
  parts: Readonly<Record<Style, readonly Part[]>>;
}

export type Part = readonly [start: number, address: string];

/** An icon as it is seen: its number among the names, in a style. */
export interface Icon {
  number: number;
  style: Style;
}

export class IconTable {
  readonly names: readonly string[];
  readonly #numbers: ReadonlyMap<string, number>;
  readonly #without: ReadonlyMap<Style, ReadonlySet<number>>;
  readonly #parts: TableFile['parts'];

  constructor({ names, without, parts }: TableFile) {
    this.names = names.split(' ');
    this.#numbers = new Map(this.names.map((name, number) => [name, number]));
    this.#without = new Map(
      Object.entries(without).map(([style, numbers]) => [style as Style, new Set(numbers)]),
    );
    this.#parts = parts;
  }

  has({ number, style }: Icon): boolean {
    return !this.#without.get(style)?.has(number);
  }

  /** What an icon is imported by. */
  nameOf({ number, style }: Icon): string {
    return exportName(this.names[number] ?? '', style);
  }

  /** The icon with a name; one that says no style is shown in the one preferred, where it can be. */
  find(name: string, preferred: Style): Icon | undefined {
    const number = this.#numbers.get(name);
    if (number !== undefined) return { number, style: this.#drawn(number, preferred) };

    const [bare, style] = splitName(name);
    const other = this.#numbers.get(bare);
    return other === undefined ? undefined : { number: other, style: this.#drawn(other, style) };
  }

  /** The file an icon is drawn in. */
  partOf({ number, style }: Icon): Part | undefined {
    return this.#parts[style].findLast(([start]) => start <= number);
  }

  #drawn(number: number, preferred: Style): Style {
    const order: readonly Style[] = [preferred, 'Filled', 'Outlined', 'Rounded', 'TwoTone'];
    return order.find((style) => this.has({ number, style })) ?? preferred;
  }
}

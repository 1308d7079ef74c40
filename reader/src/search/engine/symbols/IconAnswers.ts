// The icons a question asks for, by their names and by other words for them.

import type { IconIndex } from '../../../icon-names/IconIndex.ts';
import { kinds } from '../question.ts';
import type { SymbolTable } from './SymbolTable.ts';

const ICON = kinds.indexOf('icon');

export interface FoundIcons {
  symbols: readonly number[];
  /** Whether the first is what the words mean, and not only something with one of them. */
  isCertain: boolean;
}

export class IconAnswers {
  readonly #index: IconIndex;
  readonly #symbols: readonly number[];

  private constructor(index: IconIndex, symbols: readonly number[]) {
    this.#index = index;
    this.#symbols = symbols;
  }

  /** Fetches what icons are called besides their names; the icons are in the table by then. */
  static async open(table: SymbolTable): Promise<IconAnswers> {
    const { IconIndex } = await import('../../../icon-names/IconIndex.ts');
    const symbols = [...table.kindOf.keys()].filter((symbol) => table.kindOf[symbol] === ICON);
    return new IconAnswers(new IconIndex(symbols.map((symbol) => table.name(symbol))), symbols);
  }

  find(called: string): FoundIcons {
    const { icons, isCertain } = this.#index.find(called);
    return { symbols: icons.map((number) => this.#symbols[number] ?? 0), isCertain };
  }
}

// The pages alone, for those who need nothing else of the index.

import { type Start, SymbolTable } from './SymbolTable.ts';

/** The addresses and titles of all pages that have a text, out of the first file's symbols. */
export function pagesIn(start: unknown): [address: string, title: string][] {
  // Written by the same build as this code; no stranger has a hand in it.
  const { part, ...rest } = start as Start;
  const pages = part.holders.filter(([kind]) => kind === 'page');
  const table = new SymbolTable({ ...rest, part: { ...part, holders: pages, lists: [] } });
  return table.holders.map(({ symbol }) => [table.address(symbol), table.name(symbol)]);
}

// Where keys lead in a grid.

interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

interface Grid {
  count: number;
  columns: number;
  /** How many rows a page has. */
  rows: number;
  fromRight: boolean;
}

/** The place a key leads to; undefined for keys that lead nowhere. */
export function step(pressed: Pressed, place: number, grid: Grid): number | undefined {
  const { count, columns, rows, fromRight } = grid;
  const { key, ctrlKey, metaKey, altKey, shiftKey } = pressed;
  const last = count - 1;
  const rowStart = place - (place % columns);
  if (altKey || shiftKey || metaKey) return undefined;
  if (ctrlKey) return { Home: 0, End: last }[key];

  const across = fromRight ? -1 : 1;
  const to = {
    ArrowRight: place + across,
    ArrowLeft: place - across,
    ArrowDown: place + columns > last && rowStart + columns <= last ? last : place + columns,
    ArrowUp: place - columns,
    Home: rowStart,
    End: Math.min(rowStart + columns - 1, last),
    PageDown: Math.min(place + rows * columns, endOfColumn(place, grid)),
    PageUp: Math.max(place - rows * columns, place % columns),
  }[key];
  if (to === undefined) return undefined;

  return to < 0 || to > last ? place : to;
}

/** The last place below. */
function endOfColumn(place: number, { count, columns }: Grid): number {
  const column = place % columns;
  return column + Math.floor((count - 1 - column) / columns) * columns;
}

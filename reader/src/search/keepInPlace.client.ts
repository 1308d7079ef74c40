/** Lets the list around a row change, and scrolls it so that the row stays where it is seen. */
export function keepInPlace(row: HTMLElement, change: () => void): void {
  const before = row.getBoundingClientRect().top;
  change();
  const list = row.closest('[role=listbox]');
  if (list) list.scrollTop += row.getBoundingClientRect().top - before;
}

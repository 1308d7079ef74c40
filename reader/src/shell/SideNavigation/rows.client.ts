// Rows of the side navigation, found in one list of them and found again in another.

/** Every row one can operate; not the link that lies over a group. */
export const ROWS = 'summary, li > a';

/** The row of the page that is shown. */
export function findCurrentRow(list: ParentNode): HTMLAnchorElement | null {
  return list.querySelector('a[aria-current="page"]');
}

/** Marks the row of an address and opens what it stands in; says whether there is such a row. */
export function markCurrentRow(list: ParentNode, href: string): boolean {
  const row = findPageRow(list, href);
  if (!row) return false;

  findCurrentRow(list)?.removeAttribute('aria-current');
  row.setAttribute('aria-current', 'page');
  for (const group of groupsAround(row)) group.open = true;
  return true;
}

/** The row in a list that is what another is in its own: the same page, or the same group. */
export function findTwin(list: ParentNode, row: Element): HTMLElement | null {
  if (row.matches('summary, [data-group]')) return findGroup(list, pathOf(row));
  const href = row.getAttribute('href');
  return href === null ? null : findPageRow(list, href);
}

/** The titles of a group and of those around it, which tell it from all others. */
export function pathOf(title: Element): string {
  const titles = groupsAround(title).map((group) => group.querySelector('summary')?.textContent);
  const own = title.matches('summary') ? [] : [title.textContent];
  return [...own, ...titles].join('\n');
}

/** The summary of the group with that path. */
export function findGroup(list: ParentNode, path: string): HTMLElement | null {
  const titles = [...list.querySelectorAll<HTMLElement>('summary')];
  return titles.find((title) => pathOf(title) === path) ?? null;
}

/** Where a row is on the screen, from the top of the navigation's own window. */
export function heightOf(row: Element, navigation: HTMLElement): number {
  return row.getBoundingClientRect().top - navigation.getBoundingClientRect().top;
}

/** Whether a row can be seen without scrolling. */
export function isInView(row: Element, navigation: HTMLElement): boolean {
  const { height } = row.getBoundingClientRect();
  const top = heightOf(row, navigation);
  return height > 0 && top >= 0 && top + height <= navigation.clientHeight;
}

function findPageRow(list: ParentNode, href: string): HTMLAnchorElement | null {
  const rows = list.querySelectorAll<HTMLAnchorElement>('li > a:not([data-group])');
  return [...rows].find((row) => row.getAttribute('href') === href) ?? null;
}

/** The groups a row stands in, the innermost first. */
function groupsAround(row: Element): HTMLDetailsElement[] {
  const groups: HTMLDetailsElement[] = [];
  for (
    let group = row.closest('details');
    group;
    group = group.parentElement?.closest('details') ?? null
  ) {
    groups.push(group);
  }
  return groups;
}

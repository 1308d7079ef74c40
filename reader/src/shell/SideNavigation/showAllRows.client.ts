import { listAll } from './listAll.client.ts';
import {
  findCurrentRow,
  findTwin,
  heightOf,
  isInView,
  markCurrentRow,
  pathOf,
  ROWS,
} from './rows.client.ts';

/** Fetches the rows a page does without and puts them in; nothing that is seen moves. */
export async function showAllRows(navigation: HTMLElement): Promise<void> {
  const answer = await fetch(navigation.dataset.whole ?? '');
  if (!answer.ok) throw new Error(`The navigation could not be fetched: ${answer.status}.`);

  const rows = await answer.text();
  const list = navigation.querySelector('ul');
  if (!list) return;

  const all = listAll(list, rows);
  if (all.querySelector('[data-rows]')) {
    const { fillOpenGroups, fillWhenOpened } = await import('./branches.client.ts');
    await fillOpenGroups(list, all);
    fillWhenOpened(navigation);
  }
  if (takeOver(list, all)) exchange(navigation, list, all);
}

/** Gives new rows the state of the shown ones; they must be rows of the same site. */
function takeOver(shown: HTMLElement, all: HTMLElement): boolean {
  const href = findCurrentRow(shown)?.getAttribute('href');
  if (href && !markCurrentRow(all, href)) return false;

  const before = groupsOf(shown);
  for (const [path, group] of groupsOf(all)) group.open = before.get(path)?.open ?? group.open;
  return true;
}

function exchange(navigation: HTMLElement, list: HTMLElement, all: HTMLElement): void {
  const focused = list.contains(document.activeElement) ? document.activeElement : null;
  const heir = focused && findTwin(all, focused);
  const fixed = findFixedRow(navigation, focused);
  const before = fixed ? heightOf(fixed, navigation) : 0;
  const twin = fixed && findTwin(all, fixed);

  list.replaceWith(all);
  if (twin) navigation.scrollTop += heightOf(twin, navigation) - before;
  heir?.focus({ preventScroll: true });
}

/** The row that must stay where it is: what the visitor is at, or else reads, or else sees. */
function findFixedRow(navigation: HTMLElement, focused: Element | null): Element | undefined {
  const rows = [...navigation.querySelectorAll(ROWS)];
  const seen = rows.filter((row) => isInView(row, navigation));
  return (
    seen.find((row) => row === focused) ??
    seen.find((row) => row.matches(':hover')) ??
    seen.find((row) => row.matches('[aria-current]')) ??
    seen[0]
  );
}

function groupsOf(list: HTMLElement): Map<string, HTMLDetailsElement> {
  const groups = [...list.querySelectorAll('details')];
  return new Map(groups.map((group) => [pathOf(group.firstElementChild ?? group), group]));
}

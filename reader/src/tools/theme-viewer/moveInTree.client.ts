// The keys of a tree: up and down go through what is seen, the others open and close.

import { ANCHOR } from './tree.ts';

/** A key that was pressed somewhere in the tree, as React tells of it. */
type KeyInTree = Pick<
  KeyboardEvent,
  'key' | 'target' | 'ctrlKey' | 'altKey' | 'metaKey' | 'preventDefault'
> & { currentTarget: HTMLElement };

/** Does what a key says, if it says anything here. */
export function moveInTree(
  event: KeyInTree,
  toggle: (path: string, isOpen: boolean) => void,
): void {
  const { key, target, currentTarget, ctrlKey, altKey, metaKey } = event;
  if (!(target instanceof HTMLElement) || ctrlKey || altKey || metaKey) return;

  const all = [...currentTarget.querySelectorAll<HTMLElement>('summary, button')];
  const rows = all.filter((row) => row.checkVisibility());
  const here = rows.indexOf(target);
  const path = pathOf(target);
  if (here < 0 || path === undefined) return;

  const details = target.closest('summary')?.parentElement as HTMLDetailsElement | null;
  const inward = getComputedStyle(target).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const outward = inward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
  const goTo = (place: number) => rows[place]?.focus();

  if (key === 'ArrowDown') goTo(here + 1);
  else if (key === 'ArrowUp') goTo(Math.max(0, here - 1));
  else if (key === 'Home') goTo(0);
  else if (key === 'End') goTo(rows.length - 1);
  else if (key === inward && details && !details.open) toggle(path, true);
  else if (key === inward && details) goTo(here + 1);
  else if (key === outward && details?.open) toggle(path, false);
  else if (key === outward) goTo(rows.findIndex((row) => pathOf(row) === above(path)));
  else return;

  event.preventDefault();
}

/** The path of the key that a row shows. */
export function pathOf(row: Element): string | undefined {
  return row.closest('li')?.id.slice(ANCHOR.length);
}

function above(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('.')));
}

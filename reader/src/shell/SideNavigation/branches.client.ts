// The groups of a large navigation, whose rows are fetched when they are opened.

import { findGroup, pathOf } from './rows.client.ts';

/** Fetches the rows of those groups that are open in another list, from the outermost to the innermost. */
export async function fillOpenGroups(shown: HTMLElement, all: HTMLElement): Promise<void> {
  for (const open of shown.querySelectorAll('details[open] > summary')) {
    const group = findGroup(all, pathOf(open))?.closest('details');
    if (group) await fill(group);
  }
}

/** Fetches the rows of a group as soon as it is opened, by whomever. */
export function fillWhenOpened(navigation: HTMLElement): void {
  // A group that tells of its opening does not bubble.
  navigation.addEventListener('toggle', ({ target }) => fillOrLeave(target), true);
}

function fillOrLeave(group: EventTarget | null): void {
  if (!(group instanceof HTMLDetailsElement) || !group.open) return;

  fill(group).catch(() => {
    // The first page of the group is where it led before it could be opened.
    const link = group.parentElement?.querySelector<HTMLAnchorElement>(':scope > span > a');
    if (link) location.assign(link.href);
  });
}

async function fill(group: HTMLDetailsElement): Promise<void> {
  const list = group.querySelector('ul');
  const { rows } = group.dataset;
  if (!list || !rows) return;

  list.ariaBusy = 'true';
  const answer = await fetch(rows);
  if (!answer.ok) throw new Error(`The rows could not be fetched: ${answer.status}.`);

  const html = await answer.text();
  // Whoever opens and closes a group in a hurry asks twice.
  if (!group.dataset.rows) return;

  list.innerHTML = html;
  list.removeAttribute('aria-busy');
  delete group.dataset.rows;
}

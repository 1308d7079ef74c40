// Two versions of what the engine wrote, and the document changed from the one to the other.

import { pairChildren } from './pairs.client.ts';
import type { Standings } from './Standings.client.ts';

/** Changes the node that stands for the earlier version into the later one. */
export function bringUpToDate(earlier: Node, later: Node, standings: Standings): void {
  const parent = standings.of(earlier);
  standings.handOne(earlier, later);
  if (!parent) return;

  if (earlier instanceof Element && later instanceof Element && parent instanceof Element) {
    bringAttributesUpToDate(earlier, later, parent);
  }
  if (earlier.nodeValue !== later.nodeValue) parent.nodeValue = later.nodeValue;
  bringChildrenUpToDate(earlier, later, parent, standings);
}

/** What scripts set on an element stays, unless the engine changed the same. */
function bringAttributesUpToDate(earlier: Element, later: Element, live: Element): void {
  for (const { name, value } of later.attributes) {
    if (earlier.getAttribute(name) !== value) live.setAttribute(name, value);
  }
  for (const { name } of earlier.attributes) {
    if (!later.hasAttribute(name)) live.removeAttribute(name);
  }
}

function bringChildrenUpToDate(
  earlier: Node,
  later: Node,
  parent: Node,
  standings: Standings,
): void {
  const pairs = pairChildren(earlier, later);
  const stay = new Set(pairs.values());
  for (const node of earlier.childNodes) if (!stay.has(node)) remove(standings.of(node), parent);

  let last: Node | null = null;
  for (const node of later.childNodes) {
    const before = pairs.get(node);
    if (before?.isEqualNode(node)) standings.hand(before, node);
    else if (before) bringUpToDate(before, node, standings);
    else insert(node, parent, last, standings);

    const live = standings.of(node);
    if (live?.parentNode === parent) last = live;
  }
}

function insert(written: Node, parent: Node, last: Node | null, standings: Standings): void {
  const live = document.importNode(written, true);
  standings.add(written, live);
  parent.insertBefore(live, last ? last.nextSibling : parent.firstChild);
}

function remove(live: Node | undefined, parent: Node): void {
  // Scripts may have put it elsewhere, or away: then it is theirs.
  if (live?.parentNode !== parent) return;

  // The line that says that a part did not load goes with the part.
  const after = live instanceof Element ? live.nextElementSibling : null;
  if (live.nodeName === 'LIVE-PART' && after?.matches('.live-part-notice')) after.remove();
  parent.removeChild(live);
}

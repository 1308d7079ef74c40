// Marks the words that led to a page in its text, without a change of it.

import { keep, recall } from '../preferences/memory.client.ts';
import { SOUGHT } from './sought.ts';

const NAME = 'sought';

/** In milliseconds: who comes later has come for another reason. */
const SOON = 60_000;

/** More would be no help, and take time. */
const MOST = 300;

/** What lives or is operated is not text. */
const NO_TEXT = 'live-part:not([data-article]), script, style, textarea, [data-lost]';

markArrival();

/** Marks them until Escape is pressed or the page is left. */
export function markArrival(): void {
  const words = takeWords();
  // Not every browser can.
  if (!words || !CSS.highlights) return;

  const ranges = findWords(words);
  if (ranges.length === 0) return;

  CSS.highlights.set(NAME, new Highlight(...ranges));
  const clear = () => CSS.highlights.delete(NAME);
  addEventListener('keydown', ({ key }) => key === 'Escape' && clear());
  addEventListener('pagehide', clear);
}

/** Takes the words that were left for this page just now, and forgets those left long ago. */
function takeWords(): string | undefined {
  const lines = recall(SOUGHT)?.split('\n') ?? [];
  const recent = lines.filter((line) => Math.abs(Date.now() - Number.parseInt(line, 10)) < SOON);
  const own = recent.find((line) => line.split(' ')[1] === location.pathname);
  const others = recent.filter((line) => line !== own);
  keep(SOUGHT, others.length > 0 ? others.join('\n') : null);
  return own?.split(' ').slice(2).join(' ');
}

/** The places at which one of the words begins, in the text of the page. */
export function findWords(words: string): readonly AbstractRange[] {
  const root = document.querySelector('main');
  const pattern = patternOf(words);
  if (!root || !pattern) return [];

  const ranges: AbstractRange[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() && ranges.length < MOST) {
    const node = walker.currentNode;
    if (node.parentElement?.closest(NO_TEXT)) continue;
    for (const { index, 0: found } of node.textContent?.matchAll(pattern) ?? []) {
      const ends = { startOffset: index, endOffset: index + found.length };
      ranges.push(new StaticRange({ startContainer: node, endContainer: node, ...ends }));
    }
  }
  return ranges;
}

function patternOf(words: string): RegExp | undefined {
  const parts = words.match(/[\p{L}\p{N}_$]{2,}/gu);
  const either = parts?.join('|').replaceAll('$', '\\$');
  return either ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${either})`, 'giu') : undefined;
}

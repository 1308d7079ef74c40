// Says what was found to whoever does not see it: once the answers have come to rest.

import * as texts from '../styles/generated/texts.ts';
import type { NamedAnswer } from './engine/results.ts';
import { kindNames } from './kindNames.ts';

/** In milliseconds: somebody who types is not interrupted by every letter. */
const REST = 400;

export class Announcer {
  readonly #status: HTMLElement;
  #resting: ReturnType<typeof setTimeout> | undefined;

  constructor(status: HTMLElement) {
    this.#status = status;
  }

  /** Says it when nothing else is to be said for a while. */
  say(words: string, after = REST): void {
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => {
      this.#status.textContent = words;
    }, after);
  }
}

/** How much was found, and of which kinds. */
export function countAll(named: NamedAnswer, inText: number): string {
  const count = named.count + inText;
  if (count === 0) return texts.searchNothing;

  const kinds = named.groups.map((group) => countOne(kindNames[group.kind], group.count));
  if (inText > 0) kinds.push(countOne(texts.searchInText, inText));
  return texts.searchFound.replace('{count}', String(count)).replace('{kinds}', kinds.join(', '));
}

function countOne(kind: string, count: number): string {
  return texts.searchKind.replace('{kind}', kind).replace('{count}', String(count));
}

import { create } from './create.client.ts';
import type { Marks } from './engine/results.ts';

/** A text with the letters marked that answer to what was typed. */
export function markLetters(text: string, marks: Marks): DocumentFragment {
  const written = document.createDocumentFragment();
  let done = 0;
  for (const [from, to] of marks) {
    written.append(text.slice(done, from), create('mark', {}, text.slice(from, to)));
    done = to;
  }
  written.append(text.slice(done));
  return written;
}

// What is wrong with the code somebody edits, said below it.

import * as texts from '../../styles/generated/texts.ts';
import type { Mistake } from '../sandbox/messages.ts';

/** In the middle of a word everything is wrong. */
const QUIET = 300;

/** The notice of one demo. */
export class MistakeNotice {
  #notice: HTMLElement | undefined;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #typed = 0;

  /** Somebody types: what is wrong is said when the hands rest. */
  hold(): void {
    this.#typed = performance.now();
  }

  /** Says what is wrong in the code of a holder, when it has been quiet for a moment. */
  show(holder: HTMLElement, mistake: Mistake, isKept: boolean, shown: () => void): void {
    clearTimeout(this.#waiting);
    const rest = Math.max(0, this.#typed + QUIET - performance.now());
    this.#waiting = setTimeout(() => {
      this.#remove();
      this.#notice = createNotice(mistake, isKept);
      holder.append(this.#notice);
      shown();
    }, rest);
  }

  /** Nothing is wrong any more. */
  clear(): void {
    clearTimeout(this.#waiting);
    this.#remove();
  }

  #remove(): void {
    this.#notice?.remove();
    this.#notice = undefined;
  }
}

function createNotice(mistake: Mistake, isKept: boolean): HTMLElement {
  const notice = document.createElement('div');
  notice.className = 'edit-mistake';
  notice.role = 'alert';
  const place = placeOf(mistake);
  const words = document.createElement('p');
  // Compilers speak English, which on a page from right to left would be torn apart.
  words.dir = 'auto';
  if (place) {
    const bold = document.createElement('strong');
    bold.textContent = `${place}: `;
    words.append(bold);
  }
  words.append(mistake.message);
  notice.append(words);
  if (isKept) {
    const kept = document.createElement('p');
    kept.textContent = texts.editKept;
    notice.append(kept);
  }
  return notice;
}

function placeOf({ file, line }: Mistake): string | undefined {
  if (line === undefined) return file;

  const pattern = file ? texts.editPlace : texts.editLine;
  return pattern.replace('{file}', file ?? '').replace('{line}', String(line));
}

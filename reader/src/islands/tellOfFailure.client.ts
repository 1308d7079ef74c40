/** Tells whoever listens on the page why a part failed; in the live server that is its author. */
export function tellOfFailure(part: HTMLElement, failure: unknown): void {
  part.dispatchEvent(new CustomEvent('part-failure', { bubbles: true, detail: failure }));
}

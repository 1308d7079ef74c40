// The text of a block of code as the visitor sees it: what was published, or what became of it.

const edited = new WeakMap<Element, () => string>();

/** Lets what an editor shows be copied instead of the block it stands in for. */
export function letCopy(block: Element, read: () => string): void {
  edited.set(block, read);
}

/** The text of a block as it is now. */
export function shownText(block: Element): string {
  return edited.get(block)?.() ?? block.textContent ?? '';
}

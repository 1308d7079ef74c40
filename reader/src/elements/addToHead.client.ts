/** Puts an element last into the head of the document: a link, a script, a policy. */
export function addToHead(element: HTMLElement): void {
  document.head.append(element);
}

// Listens for what happens in elements of a kind, wherever they are and whenever they came into the page.

/** Finds the element of a kind in which an event happened. */
export function findAround<Found extends Element = HTMLElement>(
  { target }: Event,
  selector: string,
): Found | null {
  return target instanceof Element ? target.closest<Found>(selector) : null;
}

/** Calls back at each click in such an element. */
export function onClick(
  selector: string,
  act: (element: HTMLElement, event: MouseEvent) => void,
): void {
  document.addEventListener('click', (event) => {
    const element = findAround(event, selector);
    if (element) act(element, event);
  });
}

/** Calls back when a pointer or the focus reaches such an element, before it is operated. */
export function onApproach(selector: string, prepare: () => void): void {
  for (const type of ['pointerover', 'focusin']) {
    document.addEventListener(type, (event) => {
      if (findAround(event, selector)) prepare();
    });
  }
}

/** Whether a click asks for another tab or window, or for a file, as the modifier keys do on a link. */
export function leadsElsewhere({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}

/** Lets the page around an element change, and scrolls it so that the element stays where it is seen. */
export function keepInView(element: Element, change: () => void): void {
  const before = element.getBoundingClientRect().top;
  change();
  scrollBy({ top: element.getBoundingClientRect().top - before, behavior: 'instant' });
}

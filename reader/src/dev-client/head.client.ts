/** Takes over the title and the description, and the styles that parts new on the page need. */
export function bringHeadUpToDate(head: HTMLHeadElement, next: HTMLHeadElement): void {
  for (const name of ['title', 'meta[name="description"]']) {
    const [shown, later] = [head.querySelector(name), next.querySelector(name)];
    // The same element stays: whoever watches the title goes on watching.
    if (shown && later && !shown.isEqualNode(later)) takeOver(shown, later);
  }

  const known = new Set([...head.querySelectorAll(STYLES)].map(nameOf));
  for (const styles of next.querySelectorAll(STYLES)) {
    if (!known.has(nameOf(styles))) head.append(document.importNode(styles, true));
  }
}

const STYLES = 'link[rel="stylesheet"], style[data-emotion]';

/** Vite marks a stylesheet that it replaced by a query. */
function nameOf(styles: Element): string {
  return styles.getAttribute('href')?.split('?', 1)[0] ?? styles.textContent ?? '';
}

function takeOver(shown: Element, later: Element): void {
  for (const { name, value } of later.attributes) shown.setAttribute(name, value);
  shown.textContent = later.textContent;
}

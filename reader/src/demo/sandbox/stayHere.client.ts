// The visitor is with the code: what runs in the frame leads nowhere, and calls nobody over.

/** Keeps the frame at its document: for links of a demo there is nowhere to lead. */
export function stayHere(): void {
  // Asked last: what a demo does itself when it is pressed has happened by then.
  addEventListener('click', (event) => {
    const link =
      event.target instanceof Element ? event.target.closest(':is(a, area)[href]') : null;
    if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault();
  });
}

/** Lets a demo move the focus only while the visitor is in it, not out of the editor at every letter. */
export function leaveFocus(): void {
  for (const { prototype } of [HTMLElement, SVGElement]) {
    const { focus } = prototype;
    prototype.focus = function (options) {
      if (document.hasFocus()) focus.call(this, options);
    };
  }
}

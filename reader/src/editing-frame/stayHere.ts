// The visitor is with the code: what runs in the frame leads nowhere, and calls nobody over.

/** Keeps the frame at its document: for links and forms of a demo there is nowhere to lead. */
export function stayHere(): void {
  // Asked last: what a demo does itself when it is pressed or sent has happened by then.
  addEventListener('submit', (event) => event.preventDefault());
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
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

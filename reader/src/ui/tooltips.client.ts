const TOOLTIP = '[data-tooltip]';
const OPEN = `${TOOLTIP}:is(:hover, :focus-visible)`;

/** Hides the open tooltip when Escape is pressed, until its element is left and reached again. */
export function closeTooltips(): void {
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;

    for (const owner of document.querySelectorAll(OPEN)) owner.toggleAttribute('data-closed', true);
  });
  for (const type of ['pointerout', 'focusout']) {
    document.addEventListener(type, ({ target }) => {
      if (target instanceof Element) target.closest(TOOLTIP)?.removeAttribute('data-closed');
    });
  }
}

// For tests: what jsdom lacks of popovers and of observed sizes.

/** Lets popovers open and close, and say so. */
export function teachPopovers(): void {
  const open = new Set<HTMLElement>();
  const toggle = (panel: HTMLElement, newState: string) => {
    if (newState === 'open') open.add(panel);
    else if (!open.delete(panel)) return;
    // Its own stylesheet hides popovers, and it knows none that is open.
    panel.style.display = newState === 'open' ? 'block' : '';
    panel.dispatchEvent(Object.assign(new Event('toggle'), { newState }));
  };
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      toggle(this, 'open');
    },
    hidePopover(this: HTMLElement) {
      toggle(this, 'closed');
    },
  });
  Object.assign(globalThis, {
    ResizeObserver: class {
      observe() {}
      disconnect() {}
    },
  });
  addEventListener('click', (event) => {
    const button = event.target instanceof Element && event.target.closest('[popovertarget]');
    const panel = button && document.getElementById(button.getAttribute('popovertarget') ?? '');
    if (panel && !event.defaultPrevented) panel.hidePopover();
  });
}

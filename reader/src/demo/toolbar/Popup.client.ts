import { create } from './elements.client.ts';

/** Between a button and what it opens, and between that and the edge of the window. */
const GAP = 4;
const EDGE = 8;

/** What a button of the bar opens: above everything else, and closed by whatever leads away from it. */
export class Popup {
  readonly panel: HTMLElement;
  readonly #button: HTMLButtonElement;

  constructor(button: HTMLButtonElement, attributes: Readonly<Record<string, string>>) {
    this.#button = button;
    this.panel = create('div', { ...attributes, popover: '' });
    button.after(this.panel);
    // So the browser knows that a press on the button is not one outside.
    button.popoverTargetElement = this.panel;
    this.panel.addEventListener('beforetoggle', (event) => this.#mark(event));
    this.panel.addEventListener('focusout', (event) => this.#closeBehind(event));
  }

  get isOpen(): boolean {
    return this.#button.ariaExpanded === 'true';
  }

  toggle(): void {
    if (this.isOpen) this.close();
    else this.open();
  }

  /** Opens it below its button, or above where there is no room. */
  open(): void {
    this.panel.showPopover();
    this.#place();
    this.panel.dispatchEvent(new Event('opened'));
  }

  close(): void {
    this.panel.hidePopover();
  }

  #mark(event: Event): void {
    const opens = 'newState' in event && event.newState === 'open';
    this.#button.setAttribute('aria-expanded', String(opens));
  }

  #closeBehind({ relatedTarget }: FocusEvent): void {
    const inside = relatedTarget instanceof Node && this.panel.contains(relatedTarget);
    if (relatedTarget && !inside && relatedTarget !== this.#button) this.close();
  }

  #place(): void {
    const button = this.#button.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = this.panel;
    const { clientWidth, clientHeight } = document.documentElement;
    // Its edge stays with that edge of the button which is nearer to the edge of the window.
    const onTheRight = button.left + button.right > clientWidth;
    const left = onTheRight ? button.right - width : button.left;
    const below = button.bottom + GAP;
    const above = button.top - GAP - height;
    const fits = below + height <= clientHeight - EDGE || above < EDGE;
    const inWindow = Math.max(EDGE, Math.min(left, clientWidth - EDGE - width));
    Object.assign(this.panel.style, {
      left: `${inWindow + scrollX}px`,
      top: `${(fits ? below : above) + scrollY}px`,
    });
  }
}

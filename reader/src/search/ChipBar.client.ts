// A row of toggle buttons that narrow the search: one stop for Tab, walked by the arrow keys.

import { create } from './create.client.ts';

export class ChipBar {
  readonly element: HTMLElement;
  readonly #chips = new Map<string, HTMLElement>();

  constructor(label: string, toggle: (id: string) => void) {
    this.element = create('div', { class: 'search-chips', role: 'toolbar', 'aria-label': label });
    this.element.addEventListener('click', ({ target }) => {
      const chip = target instanceof Element ? target.closest<HTMLElement>('[data-id]') : null;
      if (chip?.dataset.id) toggle(chip.dataset.id);
    });
    this.element.addEventListener('focusin', ({ target }) => this.#makeStop(target));
    this.element.addEventListener('keydown', (event) => this.#steer(event));
  }

  /** Offers these; those that were there stay what they are. */
  offer(chips: readonly (readonly [id: string, name: string])[]): void {
    for (const [id, name] of chips) {
      if (this.#chips.has(id)) continue;

      const chip = create('button', chipAttributes(id), name);
      this.#chips.set(id, chip);
      this.element.append(chip);
    }
    if (!this.element.querySelector('[tabindex="0"]')) this.#makeStop(this.element.firstChild);
  }

  /** Says which of them hold. */
  press(ids: readonly string[]): void {
    for (const [id, chip] of this.#chips) chip.ariaPressed = String(ids.includes(id));
  }

  #makeStop(chosen: EventTarget | null): void {
    for (const chip of this.#chips.values()) chip.tabIndex = chip === chosen ? 0 : -1;
  }

  #steer(event: KeyboardEvent): void {
    const chips = [...this.#chips.values()];
    const at = chips.findIndex(({ tabIndex }) => tabIndex === 0);
    const onward = getComputedStyle(this.element).direction === 'rtl' ? -1 : 1;
    const places: Record<string, number> = {
      ArrowRight: at + onward,
      ArrowLeft: at - onward,
      Home: 0,
      End: -1,
    };
    const place = places[event.key];
    if (place === undefined) return;

    event.preventDefault();
    chips.at(place % chips.length)?.focus();
  }
}

function chipAttributes(id: string): Record<string, string> {
  const attributes = { class: 'search-chip', type: 'button', 'aria-pressed': 'false' };
  return { ...attributes, tabindex: '-1', 'data-id': id };
}

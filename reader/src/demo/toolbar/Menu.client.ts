import { Popup } from './Popup.client.ts';

const ROW = '[role^="menuitem"]';

/** A menu of actions or of choices, walked by the arrow keys. */
export class Menu extends Popup {
  constructor(button: HTMLButtonElement, name: string) {
    super(button, { class: 'demo-menu', role: 'menu', 'aria-label': name });
    this.panel.addEventListener('opened', () => this.#first()?.focus({ preventScroll: true }));
    this.panel.addEventListener('keydown', (event) => this.#move(event));
    this.panel.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest(ROW)) this.close();
    });
  }

  #rows(): HTMLElement[] {
    const rows = [...this.panel.querySelectorAll<HTMLElement>(ROW)];
    return rows.filter((row) => getComputedStyle(row).display !== 'none');
  }

  /** What is chosen, in a menu of choices; else the first. */
  #first(): HTMLElement | undefined {
    const rows = this.#rows();
    return rows.find(({ ariaChecked }) => ariaChecked === 'true') ?? rows[0];
  }

  #move(event: KeyboardEvent): void {
    const rows = this.#rows();
    const from = rows.findIndex((row) => row.matches(':focus'));
    const places: Readonly<Record<string, number>> = {
      Home: 0,
      End: -1,
      ArrowUp: from < 0 ? -1 : from - 1,
      ArrowDown: (from + 1) % rows.length,
    };
    const place = places[event.key];
    if (event.key === 'Tab') this.close();
    if (place === undefined) return;

    event.preventDefault();
    rows.at(place)?.focus();
  }
}

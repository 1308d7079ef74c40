import type { Popup } from './Popup.client.ts';

/** Says that a button opens something, which is fetched when somebody first asks for it. */
export function offerPopup(
  button: HTMLButtonElement,
  kind: 'menu' | 'dialog',
  create: () => Promise<Popup>,
  fail: (error: unknown) => void,
): void {
  let popup: Popup | undefined;
  let comes = false;
  /** Where the focus was when somebody asked; nothing when nobody asks any more. */
  let asked: Element | null = null;
  const press = async (event: Event) => {
    event.preventDefault();
    asked = document.activeElement;
    if (popup) popup.toggle();
    // However often somebody presses while it is on its way, it opens once.
    else if (!comes) await openFirst();
  };
  const openFirst = async () => {
    comes = true;
    button.ariaBusy = 'true';
    try {
      popup = await create();
      if (asked && asked === document.activeElement && isInView(button)) popup.open();
    } catch (error) {
      // The next press tries again.
      fail(error);
    } finally {
      comes = false;
      button.ariaBusy = null;
    }
  };
  button.setAttribute('aria-haspopup', kind);
  button.setAttribute('aria-expanded', 'false');
  button.addEventListener('click', press);
  button.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') asked = null;
    if (kind === 'menu' && event.key === 'ArrowDown') void press(event);
  });
}

/** Whoever scrolled on is not called back. */
function isInView(button: Element): boolean {
  const { top, bottom } = button.getBoundingClientRect();
  return bottom >= 0 && top <= innerHeight;
}

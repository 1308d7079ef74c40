import { useRef, useState } from 'react';

interface Press {
  preventDefault(): void;
}

/** The state of a button that opens something, which is fetched when somebody first asks for it. */
export function useLatePopup<Parts>(load: () => Promise<Parts>, fail: (error: unknown) => void) {
  const button = useRef<HTMLButtonElement>(null);
  /** Where the focus was when somebody asked; nothing when nobody asks any more. */
  const asked = useRef<Element>(null);
  const [isComing, setComing] = useState(false);
  /** What it is made of, while it is open. */
  const [parts, setParts] = useState<Parts>();

  async function open(event: Press) {
    // Of one that is open the browser knows that its button closes it.
    if (parts) return;

    event.preventDefault();
    asked.current = document.activeElement;
    // However often somebody presses while it is on its way, it opens once.
    if (isComing) return;

    setComing(true);
    try {
      const arrived = await load();
      const isAwaited = asked.current && asked.current === document.activeElement;
      if (isAwaited && isInView(button.current)) setParts(() => arrived);
    } catch (error) {
      // The next press tries again.
      fail(error);
    }
    setComing(false);
  }

  return {
    button,
    isComing,
    parts,
    open,
    /** Nobody waits for it any more. */
    giveUp() {
      asked.current = null;
    },
    close: () => setParts(undefined),
  };
}

/** Whoever scrolled on is not called back. */
function isInView(button: Element | null): boolean {
  if (!button) return false;

  const { top, bottom } = button.getBoundingClientRect();
  return bottom >= 0 && top <= innerHeight;
}

import {
  type ComponentPropsWithoutRef,
  type FocusEvent,
  type RefObject,
  type ToggleEvent,
  useLayoutEffect,
  useRef,
} from 'react';

/** Between a button and what it opens, and between that and the edge of the window. */
const GAP = 4;
const EDGE = 8;

export interface PopupProps {
  /** Named by the `popoverTarget` of the button: a press on that is then not one outside. */
  id: string;
  button: RefObject<HTMLButtonElement | null>;
  /** Called once it has closed: by Escape, by its button, or by whatever led away from it. */
  onClose: () => void;
}

interface Attributes
  extends Omit<
    ComponentPropsWithoutRef<'div'>,
    keyof PopupProps | 'popover' | 'role' | 'onToggle'
  > {
  role: 'menu' | 'dialog';
  /** Puts the focus into it. */
  onOpen: (panel: HTMLElement) => void;
}

/** What a button opens beside itself and above the page, open as long as it is mounted. */
export function Popup({ button, role, onOpen, onClose, ...attributes }: PopupProps & Attributes) {
  const panel = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (!panel.current || !button.current) return;

    panel.current.showPopover();
    placeBeside(panel.current, button.current);
    onOpen(panel.current);
  }, [button, onOpen]);

  function closeBehind({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>) {
    const isInside = currentTarget.contains(relatedTarget);
    if (relatedTarget && !isInside && relatedTarget !== button.current) currentTarget.hidePopover();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its role is that of what it shows.
    <div
      {...attributes}
      ref={panel}
      role={role}
      popover="auto"
      onBlur={closeBehind}
      onToggle={({ newState }: ToggleEvent<HTMLDivElement>) => {
        if (newState === 'closed') onClose();
      }}
    />
  );
}

/** Puts it below its button, or above where there is no room. */
function placeBeside(panel: HTMLElement, opener: HTMLElement): void {
  const button = opener.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = panel;
  const { clientWidth, clientHeight } = document.documentElement;
  // Its edge stays with that edge of the button which is nearer to the edge of the window.
  const onTheRight = button.left + button.right > clientWidth;
  const left = onTheRight ? button.right - width : button.left;
  const below = button.bottom + GAP;
  const above = button.top - GAP - height;
  const fits = below + height <= clientHeight - EDGE || above < EDGE;
  const inWindow = Math.max(EDGE, Math.min(left, clientWidth - EDGE - width));
  panel.style.left = `${inWindow + scrollX}px`;
  panel.style.top = `${(fits ? below : above) + scrollY}px`;
}

// How high the demo is, and how far down what it opens reaches.

/** Room for a menu or a dialog, which only ask for what they see. */
const ROOM_FOR_POPUPS = 440;
/** What is smaller only speaks to screen readers, or holds the focus. */
const SMALLEST_POPUP = 8;

export interface Size {
  readonly content: number;
  readonly reach: number;
}

/** Measures now. */
export function measure(room: HTMLElement): Size {
  const content = room.getBoundingClientRect().height;
  const popups = [...findPopups(room)];
  if (popups.length === 0) return { content, reach: content };

  const lowest = Math.max(...popups.map((popup) => popup.getBoundingClientRect().bottom));
  return { content, reach: Math.ceil(Math.max(content, ROOM_FOR_POPUPS, lowest)) };
}

/** Tells whenever the size may be another. */
export function watchSize(room: HTMLElement, tell: (size: Size) => void): void {
  let told = '';
  const look = () => {
    const size = measure(room);
    const written = JSON.stringify(size);
    if (written === told) return;

    told = written;
    tell(size);
  };
  const resized = new ResizeObserver(look);
  resized.observe(room);
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}

/** What lies above the content: beside it in the document, or within it but fixed to the window. */
function* findPopups(room: HTMLElement): Generator<Element> {
  for (const child of document.body.children) {
    if (child.contains(room)) continue;
    for (const element of [child, ...child.querySelectorAll('*')]) {
      if (isShown(element)) yield element;
    }
  }
  for (const element of room.querySelectorAll('*')) {
    if (getComputedStyle(element).position === 'fixed' && isShown(element)) yield element;
  }
}

function isShown(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > SMALLEST_POPUP && height > SMALLEST_POPUP;
}

// How tall a frame has to be for what is in it, and for what that opens above itself.

/** In pixels: room for a dialog or a list while one is open, as a window would have. */
const ROOM = 420;

/** Tells the height that a stage needs, now and after every change; returns how to end that. */
export function followHeight(stage: HTMLElement, tell: (height: number) => void): () => void {
  const { body } = stage.ownerDocument;
  const measure = () => tell(heightOf(stage, body));
  const sizes = new ResizeObserver(measure);
  sizes.observe(stage);
  const changes = new MutationObserver(measure);
  changes.observe(body, { attributeFilter: ['style', 'class'], childList: true, subtree: true });
  measure();
  return () => {
    sizes.disconnect();
    changes.disconnect();
  };
}

function heightOf(stage: HTMLElement, body: HTMLElement): number {
  const opened = [...body.children].filter((child) => child !== stage).flatMap(shownIn);
  const ends = opened.map((element) => element.getBoundingClientRect().bottom);
  const room = opened.length > 0 ? ROOM : 0;
  return Math.max(stage.getBoundingClientRect().height, room, ...ends);
}

/** The elements that can be seen of what a demo put at the end of the document, and of what lies directly in it. */
function shownIn(element: Element): readonly Element[] {
  const all = [element, ...element.children];
  return all.filter((one) => one.checkVisibility({ visibilityProperty: true }) && hasSize(one));
}

function hasSize(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}

// What a visitor presses before a part lives is kept, and happens once it does.

interface Press {
  event: MouseEvent;
  target: Element;
  /** The way from the part to the target, one number for each step down. */
  way: readonly number[];
}

const PRESS = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'];

/** Holds presses back from now on; the function returned ends that and lets them happen in order. */
export function holdPresses(element: HTMLElement): () => void {
  const held: Press[] = [];
  const heard = new AbortController();

  for (const type of PRESS) {
    element.addEventListener(type, (event) => hold(event, element, held), {
      capture: true,
      signal: heard.signal,
    });
  }
  return () => {
    heard.abort();
    for (const press of held) repeat(press, element);
  };
}

function hold(event: Event, part: Element, held: Press[]): void {
  // A press with a modifier means the browser, not the part.
  if (!(event instanceof MouseEvent) || event.ctrlKey || event.metaKey) return;
  if (!(event.target instanceof Element)) return;

  held.push({ event, target: event.target, way: wayTo(event.target, part) });
  event.stopImmediatePropagation();
  // Only the click is stopped: the press itself may still move the focus.
  if (event.type === 'click') event.preventDefault();
}

/** Sends the press again; a part that was rendered afresh has another element in the same place. */
function repeat({ event, target, way }: Press, part: Element): void {
  const place = target.isConnected ? target : at(way, part);
  const Kind = event instanceof PointerEvent ? PointerEvent : MouseEvent;
  place?.dispatchEvent(new Kind(event.type, event));
}

function wayTo(target: Element, part: Element): readonly number[] {
  const way: number[] = [];
  for (let inner = target; inner !== part && inner.parentElement; inner = inner.parentElement) {
    way.unshift([...inner.parentElement.children].indexOf(inner));
  }
  return way;
}

function at(way: readonly number[], part: Element): Element | undefined {
  let place: Element | undefined = part;
  for (const step of way) place = place?.children[step];
  return place;
}

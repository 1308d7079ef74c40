// What a visitor does before a part lives is kept, and happens once it does: nothing is lost.

import { asField, enter, keepCaret, returnToFirst } from './fields.client.ts';

interface Action {
  event: Event;
  target: Element;
  /** The way from the part to the target, one number for each step down. */
  way: readonly number[];
  /** What stood in the field then. */
  value: string | undefined;
}

const PRESSES = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'];
const KEYS = ['keydown', 'keyup'];
const ENTRIES = ['input', 'change', 'submit'];

/** Holds actions back from now on; the function returned ends that and lets them happen in order. */
export function holdActions(part: HTMLElement): () => void {
  const held: Action[] = [];
  const heard = new AbortController();
  const { signal } = heard;
  let focused: readonly number[] | undefined;

  for (const type of [...PRESSES, ...KEYS, ...ENTRIES]) {
    part.addEventListener(type, (event) => hold(event, part, held), { capture: true, signal });
  }
  const noteFocus = ({ target }: Event) => {
    focused = target instanceof Element ? wayTo(target, part) : undefined;
  };
  part.addEventListener('focusin', noteFocus, { signal });

  return () => {
    heard.abort();
    if (focused) giveFocus(part, focused);
    repeatAll(held, part);
  };
}

function hold(event: Event, part: Element, held: Action[]): void {
  const { target, type } = event;
  if (!(target instanceof Element) || isForBrowser(event, target)) return;

  held.push({ event, target, way: wayTo(target, part), value: asField(target)?.value });
  event.stopImmediatePropagation();
  // The rest is the browser's to do: a press moves the focus, a key writes.
  if (type === 'click' || type === 'submit' || scrolls(event, target)) event.preventDefault();
}

/** What has another meaning than the part's: modifiers, the way to the next field, links of a part that failed. */
function isForBrowser(event: Event, target: Element): boolean {
  if (target.closest('[data-state="failed"] a[href]')) return true;
  if (!(event instanceof MouseEvent || event instanceof KeyboardEvent)) return false;
  return event.ctrlKey || event.metaKey || ('key' in event && event.key === 'Tab');
}

/** Whether the space bar, meant for something that only looks like a button, would turn the page. */
function scrolls(event: Event, target: Element): boolean {
  const pressed = event instanceof KeyboardEvent && event.type === 'keydown' && event.key === ' ';
  return pressed && !target.matches('a, button, input, select, summary, textarea');
}

/** Tells the part where the focus is; what was rendered afresh gets it back. */
function giveFocus(part: Element, way: readonly number[]): void {
  const { activeElement } = document;
  const place = at(way, part);
  if (activeElement && part.contains(activeElement)) {
    activeElement.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  } else if (activeElement === document.body && place instanceof HTMLElement) {
    place.focus({ preventScroll: true });
  }
}

function repeatAll(held: readonly Action[], part: Element): void {
  const restoreCaret = keepCaret();
  const entered = new Set<Element>();
  for (const action of held) repeat(action, part, entered);
  restoreCaret();
}

/** Does it again; a part that was rendered afresh has another element in the same place. */
function repeat({ event, target, way, value }: Action, part: Element, entered: Set<Element>): void {
  const place = target.isConnected ? target : at(way, part);
  const field = event.type === 'input' || event.type === 'change' ? asField(place) : undefined;
  if (field && value !== undefined) {
    if (!entered.has(field)) returnToFirst(field);
    entered.add(field);
    enter(field, value);
  }
  // An event describes itself: given to its own kind, it makes another that is just like it.
  place?.dispatchEvent(Reflect.construct(event.constructor, [event.type, event]));
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

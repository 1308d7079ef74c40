// A group of controls is one stop for the Tab key; within it the arrow keys lead from control to control.

import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';

/** What the group spreads on its element; controls are found by a selector, and none says its own `tabIndex`. */
export function useRovingFocus<Group extends HTMLElement>(controls: string) {
  const group = useRef<Group>(null);

  // At first, and where there is less room: the control that was the stop may be hidden.
  useEffect(() => {
    const element = group.current;
    if (!element) return;

    const observer = new ResizeObserver(() => keepStop(element, controls));
    observer.observe(element);
    return () => observer.disconnect();
  }, [controls]);

  return {
    ref: group,
    onFocus({ currentTarget, target }: FocusEvent<Group>) {
      const control = target.closest<HTMLElement>(controls);
      if (control) makeStop(control, currentTarget, controls);
    },
    onKeyDown(event: KeyboardEvent<Group>) {
      const { currentTarget, target, key } = event;
      const from = target instanceof Element ? target.closest<HTMLElement>(controls) : null;
      if (!from) return;

      const keys = isMirrored(currentTarget) ? LEFTWARD : RIGHTWARD;
      if (moveFocus(visibleIn(currentTarget, controls), from, key, keys)) event.preventDefault();
    },
  };
}

/** The keys that lead to the control before and to the next. */
type ArrowKeys = readonly [back: string, on: string];

const RIGHTWARD: ArrowKeys = ['ArrowLeft', 'ArrowRight'];
const LEFTWARD: ArrowKeys = ['ArrowRight', 'ArrowLeft'];
export const DOWNWARD: ArrowKeys = ['ArrowUp', 'ArrowDown'];

/** Moves the focus as a key asks for, and says whether the key was meant for that. */
export function moveFocus(
  controls: readonly HTMLElement[],
  from: HTMLElement | null,
  key: string,
  [back, on]: ArrowKeys,
): boolean {
  const index = from ? controls.indexOf(from) : -1;
  const places: Readonly<Record<string, number>> = {
    Home: 0,
    End: -1,
    // Before the first comes the last, and after it the first again.
    [back]: index < 0 ? -1 : index - 1,
    [on]: (index + 1) % controls.length,
  };
  const place = places[key];
  if (place === undefined) return false;

  controls.at(place)?.focus();
  return true;
}

/** The controls of a group that are not hidden by its styles. */
export function visibleIn(group: Element, controls: string): readonly HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>(controls)].filter(isVisible);
}

function isVisible(control: Element): boolean {
  return getComputedStyle(control).display !== 'none';
}

function keepStop(group: HTMLElement, controls: string): void {
  const stop = group.querySelector<HTMLElement>(`:is(${controls})[tabindex="0"]`);
  const next = stop && isVisible(stop) ? stop : visibleIn(group, controls)[0];
  if (next) makeStop(next, group, controls);
}

function makeStop(stop: HTMLElement, group: HTMLElement, controls: string): void {
  for (const control of group.querySelectorAll<HTMLElement>(controls)) {
    control.tabIndex = control === stop ? 0 : -1;
  }
}

function isMirrored(group: HTMLElement): boolean {
  return getComputedStyle(group).direction === 'rtl';
}

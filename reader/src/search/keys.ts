// What the keys do that are pressed in the field.

import type { Action, SearchState } from './searchState.ts';

/** Where they lead from the marked row. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 8,
  PageUp: -8,
};

/** Where they lead besides when there are no letters to walk through. */
const ENDS: Readonly<Record<string, number>> = {
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** What of the event is looked at. */
type PressedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** What a key does; nothing where it is for the text. */
export function actionOfKey(pressed: PressedKey, state: SearchState): Action | undefined {
  const { ctrlKey, key, metaKey, shiftKey } = pressed;
  const isBlank = state.typed === '';
  const by = STEPS[key] ?? (isBlank ? ENDS[key] : undefined);
  if (by !== undefined) return { type: 'step', by };
  if (key === 'Enter') return { type: 'enter', keys: { ctrlKey, metaKey, shiftKey } };
  if (key === 'Backspace' && isBlank && state.pressed.length > 0) return { type: 'unpress' };
  return undefined;
}

/** Whether a key on something else than the field writes into it. */
export function isLetter(
  pressed: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>,
): boolean {
  const { altKey, ctrlKey, key, metaKey } = pressed;
  return key.length === 1 && key !== ' ' && !altKey && !ctrlKey && !metaKey;
}

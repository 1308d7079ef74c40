// Who dictates, or hits keys by accident, can switch the single letters off.

import { keep, recall } from './memory.client.ts';

const KEY = 'shortcuts';

/** Whether single letters do something; they do, until a visitor says no. */
export function areLettersOn(): boolean {
  return recall(KEY) !== 'off';
}

/** Keeps the visitor's word. */
export function switchLetters(on: boolean): void {
  keep(KEY, on ? null : 'off');
}

// What the visitor does to a preference.

import { keepCookie } from './cookies.client.ts';
import { keep } from './memory.client.ts';
import { tellOtherTabs } from './otherTabs.client.ts';
import { type Preference, show } from './preference.client.ts';

/** Keeps the visitor's choice and shows it at once. */
export function choose<Value extends string>(preference: Preference<Value>, value: Value): void {
  keepChoice(preference, value);
  show(preference, value);
}

/** Takes the choice back. */
export function forget(preference: Preference): void {
  keepChoice(preference, null);
  show(preference, preference.usual);
}

function keepChoice({ key, inCookie }: Preference, value: string | null): void {
  if (inCookie) {
    keepCookie(key, value);
    tellOtherTabs(key, value);
  } else {
    keep(key, value);
  }
}

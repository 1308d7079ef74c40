// One thing that the visitor may choose: where the choice is kept, and where it shows.

import { recallCookie } from './cookies.client.ts';
import { recall } from './memory.client.ts';

export interface Preference<Value extends string = string> {
  readonly name: string;
  readonly values: readonly Value[];
  /** What holds for a visitor who chose nothing. */
  readonly usual: Value;
  /** Under which name the choice is kept. */
  readonly key: string;
  /** Kept in a cookie, where who answers a request can read it, and not in the browser's storage. */
  readonly inCookie?: boolean;
  /** The attribute of `<html>` that says what holds on this page. */
  readonly attribute: string;
  /** What a link asks to see; it holds on this page only. */
  inHash?(hash: string): Value | undefined;
  /** What else has to change on the page. */
  alsoShow?(value: Value): void;
}

/** Narrows what was read to a value there is, also where its label was stored, such as `Tailwind`. */
export function asValue<Value extends string>(
  { values }: Preference<Value>,
  read: string | null | undefined,
): Value | undefined {
  return values.find((value) => value.toLowerCase() === read?.toLowerCase());
}

/** The visitor's choice, when there is one that can be read. */
export function kept<Value extends string>(preference: Preference<Value>): Value | undefined {
  const { key, inCookie } = preference;

  return asValue(preference, inCookie ? recallCookie(key) : recall(key));
}

/** What the visitor has chosen for all pages. */
export function chosen<Value extends string>(preference: Preference<Value>): Value {
  return kept(preference) ?? preference.usual;
}

/** What a page begins with: the link decides, then the choice. */
export function first<Value extends string>(preference: Preference<Value>, hash: string): Value {
  return preference.inHash?.(hash) ?? chosen(preference);
}

/** What holds on this page, which is all there is where nothing can be kept. */
export function held<Value extends string>(preference: Preference<Value>): Value {
  const read = document.documentElement.getAttribute(preference.attribute);
  return asValue(preference, read) ?? preference.usual;
}

/** Lets a value hold on this page. */
export function show<Value extends string>(preference: Preference<Value>, value: Value): void {
  document.documentElement.setAttribute(preference.attribute, value);
  preference.alsoShow?.(value);
}

// A theme as plain values, for whoever shows or searches it.

import { FUNCTION } from '../tools/theme-viewer/readTheme.ts';

export type Plain = string | number | boolean | null | readonly Plain[] | PlainObject;

export interface PlainObject {
  readonly [key: string]: Plain;
}

/** Writes what can be written of a theme; of functions that is what they are called with. */
export function plainTheme(theme: object): PlainObject {
  const entries = Object.entries(theme).map(([key, value]) => [key, plain(value)]);
  return Object.fromEntries(entries);
}

/** What of a theme is another in a second one; a key that differs anywhere is told as a whole. */
export function differences(first: PlainObject, second: PlainObject): PlainObject {
  const changed = Object.entries(second).filter(
    ([key, value]) => JSON.stringify(first[key]) !== JSON.stringify(value),
  );
  return Object.fromEntries(changed);
}

function plain(value: unknown): Plain {
  if (typeof value === 'function') return plainFunction(value);
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value === 'object' && value !== null) return plainTheme(value);
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return value;
  }
  return null;
}

/** Functions may have members of their own; those of styles are for the library alone. */
function plainFunction(value: object): Plain {
  const signature = FUNCTION + signatureOf(String(value));
  const { propTypes: _, filterProps: __, ...members } = plainTheme(value);
  return Object.keys(members).length > 0 ? { [FUNCTION]: signature, ...members } : signature;
}

/** What a function is called with, as its author wrote it. */
export function signatureOf(code: string): string {
  const open = code.indexOf('(');
  const arrow = code.indexOf('=>');
  // A single parameter may stand without brackets.
  if (open < 0 || (arrow >= 0 && arrow < open)) {
    return `(${code
      .slice(0, arrow)
      .replace(/^async\b/, '')
      .trim()}) => …`;
  }

  return `(${tidy(code.slice(open + 1, closing(code, open)))}) => …`;
}

/** Where the bracket ends that begins at a place. */
function closing(code: string, open: number): number {
  let depth = 0;
  for (let place = open; place < code.length; place += 1) {
    if ('([{'.includes(code[place] ?? '')) depth += 1;
    if (')]}'.includes(code[place] ?? '')) depth -= 1;
    if (depth === 0) return place;
  }
  return code.length;
}

function tidy(parameters: string): string {
  return parameters
    .replace(/\/\*.*?\*\/|\/\/.*$/gms, '')
    .replace(/\s+/g, ' ')
    .trim();
}

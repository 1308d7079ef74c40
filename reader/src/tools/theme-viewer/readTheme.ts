// The tree of a theme, read from the plain values that the build writes of it.

import type { ThemeNode } from './tree.ts';

/** What a function begins with in the plain values, and the key of what it is itself. */
export const FUNCTION = 'ƒ ';

/** Gives each plain value its place in a tree, in the order of the theme. */
export function readTheme(theme: object): readonly ThemeNode[] {
  return Object.entries(theme)
    .filter(([key]) => key !== FUNCTION)
    .map(([key, value]) => readNode(key, value));
}

function readNode(key: string, value: unknown): ThemeNode {
  if (typeof value === 'string') return readText(key, value);
  if (typeof value === 'number' || typeof value === 'boolean') {
    return { key, kind: typeof value === 'number' ? 'number' : 'boolean', value: String(value) };
  }
  if (typeof value !== 'object' || value === null) return { key, kind: 'none', value: 'undefined' };

  const children = readTheme(value);
  if (Array.isArray(value)) return { key, kind: 'array', children };
  const own = Object.entries(value).find(([name]) => name === FUNCTION)?.[1];
  return own === undefined
    ? { key, kind: 'object', children }
    : { ...readText(key, String(own)), children };
}

function readText(key: string, text: string): ThemeNode {
  return text.startsWith(FUNCTION)
    ? { key, kind: 'function', value: text.slice(FUNCTION.length) }
    : { key, kind: 'string', value: JSON.stringify(text) };
}

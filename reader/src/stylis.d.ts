// The parser of Emotion's styles comes without types; Emotion has those of what it hands on.

declare module 'stylis' {
  import type { StylisElement, StylisPlugin } from '@emotion/cache';

  export type Element = StylisElement;
  export type Middleware = StylisPlugin;

  export const stringify: Middleware;
  export function compile(css: string): Element[];
  export function middleware(collection: readonly Middleware[]): Middleware;
  export function serialize(elements: readonly Element[], callback: Middleware): string;
}

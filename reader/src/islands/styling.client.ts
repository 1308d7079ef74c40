// The styling caches that all live parts of a page share, one for each direction.

import createCache, { type EmotionCache } from '@emotion/cache';
import { type Direction, shownDirection } from '../preferences/shownDirection.client.ts';
import { prefixes } from './prefixes.ts';

/** A direction, and the cache whose styles are made for it. */
export interface Styling {
  direction: Direction;
  cache: EmotionCache;
}

const caches = new Map<Direction, Promise<EmotionCache>>();

/** The direction of the first part: it takes over the styles the page came with, which are right in both. */
let first: Direction | undefined;

/** The styling for what is on screen now. */
export async function shownStyling(): Promise<Styling> {
  const direction = shownDirection();
  return { direction, cache: await sharedCache(direction) };
}

/** The styling that the prerendered elements have: their names, and a theme from left to right. */
export async function prerenderedStyling(): Promise<Styling> {
  return { direction: 'ltr', cache: await sharedCache(first ?? shownDirection()) };
}

/** The cache of a direction, made when the first part asks for it. */
function sharedCache(direction: Direction): Promise<EmotionCache> {
  first ??= direction;
  const cache = caches.get(direction) ?? createFor(direction);
  caches.set(direction, cache);
  return cache;
}

async function createFor(direction: Direction): Promise<EmotionCache> {
  // Under one name there is one style: what is made for the other direction has other names.
  const key = direction === first ? 'css' : direction;
  if (direction === 'ltr') return createCache({ key, stylisPlugins: [prefixes] });

  const { default: flip } = await import('stylis-plugin-rtl');
  return createCache({ key, stylisPlugins: [prefixes, flip] });
}

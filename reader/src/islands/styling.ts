// The styling cache that all live parts of a page share, one for each direction.

import createCache, { type EmotionCache } from '@emotion/cache';
import { type Direction, shownDirection } from '../preferences/shownDirection.ts';

/** A direction, and the cache whose styles are made for it. */
export interface Styling {
  direction: Direction;
  cache: EmotionCache;
}

const caches = new Map<Direction, Promise<EmotionCache>>();

/** The styling for what is on screen now. */
export async function shownStyling(): Promise<Styling> {
  const direction = shownDirection();
  return { direction, cache: await sharedCache(direction) };
}

/** The cache of a direction, made when the first part asks for it. */
function sharedCache(direction: Direction): Promise<EmotionCache> {
  const cache = caches.get(direction) ?? createFor(direction);
  caches.set(direction, cache);
  return cache;
}

async function createFor(direction: Direction): Promise<EmotionCache> {
  if (direction === 'ltr') return createCache({ key: 'css' });

  const { default: flip } = await import('stylis-plugin-rtl');
  return createCache({ key: 'rtl', stylisPlugins: [flip] });
}

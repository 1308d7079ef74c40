// The styling cache that all live parts of a page share, one for each direction.

import createCache, { type EmotionCache } from '@emotion/cache';
import type { Direction } from '../preferences/shownDirection.ts';

const caches = new Map<Direction, Promise<EmotionCache>>();

/** The cache of a direction, made when the first part asks for it. */
export function sharedCache(direction: Direction): Promise<EmotionCache> {
  const cache = caches.get(direction) ?? createFor(direction);
  caches.set(direction, cache);
  return cache;
}

async function createFor(direction: Direction): Promise<EmotionCache> {
  if (direction === 'ltr') return createCache({ key: 'css' });

  const { default: flip } = await import('stylis-plugin-rtl');
  return createCache({ key: 'rtl', stylisPlugins: [flip] });
}

import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ComponentType, ReactNode } from 'react';
import type { Direction } from '../preferences/shownDirection.client.ts';
import { IslandBoundary } from './IslandBoundary.island.tsx';

/** What stands around the content of a live part: the theme of the library it shows. */
export interface Surroundings {
  direction: Direction;
  children: ReactNode;
}

interface LivePartTreeProps extends Surroundings {
  cache: EmotionCache;
  Around: ComponentType<Surroundings>;
  onLive?: () => void;
}

/** One live part with all that surrounds it: the same tree on both sides, or hydration would fail. */
export function IslandTree({ cache, direction, Around, onLive, children }: LivePartTreeProps) {
  return (
    <CacheProvider value={cache}>
      <IslandBoundary onLive={onLive}>
        <Around direction={direction}>{children}</Around>
      </IslandBoundary>
    </CacheProvider>
  );
}

// Brings one prerendered part to life; loaded only when a visitor needs it.

import type { EmotionCache } from '@emotion/cache';
import { type ComponentType, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { shownDirection } from '../preferences/direction.ts';
import { LivePartTree, type Surroundings } from './LivePartTree.tsx';
import { sharedCache } from './styling.ts';

/** Returns the function that the element around a part calls with its props. */
export function hydrateWith<Props extends object>(
  Content: ComponentType<Props>,
  Around: ComponentType<Surroundings>,
) {
  return async (root: HTMLElement, props: Props, identifierPrefix: string): Promise<void> => {
    const direction = shownDirection();
    const cache = await sharedCache(direction);

    await new Promise<void>((live) => {
      const tree = (
        <LivePartTree cache={cache} direction={direction} Around={Around} onLive={live}>
          <Content {...props} />
        </LivePartTree>
      );
      show(tree, root, cache, identifierPrefix);
    });
  };
}

function show(tree: React.ReactNode, root: HTMLElement, cache: EmotionCache, prefix: string): void {
  const whole = <StrictMode>{tree}</StrictMode>;

  // The prerendered HTML carries left-to-right styles under their names: the other direction, which
  // has names of its own, renders afresh.
  if (cache.key === 'rtl') createRoot(root, { identifierPrefix: prefix }).render(whole);
  else hydrateRoot(root, whole, { identifierPrefix: prefix });
}

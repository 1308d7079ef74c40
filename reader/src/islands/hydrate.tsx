// Brings one prerendered part to life; loaded only when a visitor needs it.

import { type ComponentType, type ReactNode, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { shownDirection } from '../preferences/shownDirection.ts';
import { LivePartTree, type Surroundings } from './LivePartTree.tsx';
import { sharedCache } from './styling.ts';

type Show = (tree: ReactNode, root: HTMLElement, identifierPrefix: string) => void;

/** Returns the function that the element around a part calls with its props. */
export function hydrateWith<Props extends object>(
  Content: ComponentType<Props>,
  Around: ComponentType<Surroundings>,
) {
  return bringToLife(Content, Around, takeOver);
}

/** The same for content that measures itself: what the server drew would never match. */
export function renderWith<Props extends object>(
  Content: ComponentType<Props>,
  Around: ComponentType<Surroundings>,
) {
  return bringToLife(Content, Around, renderAfresh);
}

function bringToLife<Props extends object>(
  Content: ComponentType<Props>,
  Around: ComponentType<Surroundings>,
  show: Show,
) {
  return async (root: HTMLElement, props: Props, identifierPrefix: string): Promise<void> => {
    const direction = shownDirection();
    const cache = await sharedCache(direction);

    await new Promise<void>((live) => {
      const tree = (
        <StrictMode>
          <LivePartTree cache={cache} direction={direction} Around={Around} onLive={live}>
            <Content {...props} />
          </LivePartTree>
        </StrictMode>
      );
      show(tree, root, identifierPrefix);
    });
  };
}

/** Keeps the prerendered elements where there are any that fit. */
function takeOver(tree: ReactNode, root: HTMLElement, identifierPrefix: string): void {
  // The prerendered elements carry left-to-right styles under their names.
  const fits = root.hasChildNodes() && shownDirection() === 'ltr';
  if (fits) hydrateRoot(root, tree, { identifierPrefix });
  else renderAfresh(tree, root, identifierPrefix);
}

function renderAfresh(tree: ReactNode, root: HTMLElement, identifierPrefix: string): void {
  createRoot(root, { identifierPrefix }).render(tree);
}

// Brings one prerendered part to life; loaded only when a visitor needs it.

import { type ComponentType, type ReactNode, StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { shownDirection } from '../preferences/shownDirection.ts';
import type { Surroundings } from './LivePartTree.tsx';
import { shownStyling } from './styling.ts';
import { TurningTree } from './TurningTree.tsx';

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
    const styling = await shownStyling();

    await new Promise<void>((live) => {
      const tree = (
        <StrictMode>
          <TurningTree styling={styling} Around={Around} onLive={live}>
            <Content {...props} />
          </TurningTree>
        </StrictMode>
      );
      // A transition is rendered in small steps: a large part does not hold up the page it is on.
      startTransition(() => show(tree, root, identifierPrefix));
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

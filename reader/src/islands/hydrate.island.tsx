// Brings one prerendered part to life; loaded only when a visitor needs it.

import { type ComponentType, type ReactNode, StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { DirectionAwareIsland } from './DirectionAwareIsland.island.tsx';
import type { Surroundings } from './IslandTree.island.tsx';
import { Home } from './portals/home.island.tsx';
import { Restartable } from './Restartable.island.tsx';
import { prerenderedStyling, type Styling, shownStyling } from './styling.client.ts';

type Show = (tree: ReactNode, root: HTMLElement, identifierPrefix: string) => void;

/** Returns the function that the element around a part calls with its props. */
export function hydrateWith<Props extends object>(
  Content: ComponentType<Props>,
  Around: ComponentType<Surroundings>,
) {
  return bringToLife(Content, Around, takeOver, stylingOf);
}

/** The same for content that measures itself: what the server drew would never match. */
export function renderWith<Props extends object>(
  Content: ComponentType<Props>,
  Around: ComponentType<Surroundings>,
) {
  return bringToLife(Content, Around, renderAfresh, shownStyling);
}

function bringToLife<Props extends object>(
  Content: ComponentType<Props>,
  Around: ComponentType<Surroundings>,
  show: Show,
  stylingFor: (root: HTMLElement) => Promise<Styling>,
) {
  return async (root: HTMLElement, props: Props, identifierPrefix: string): Promise<void> => {
    const styling = await stylingFor(root);

    await new Promise<void>((live) => {
      const tree = (
        <StrictMode>
          <Home value={root.dataset.scope}>
            <Restartable root={root}>
              <DirectionAwareIsland styling={styling} Around={Around} onLive={live}>
                <Content {...props} />
              </DirectionAwareIsland>
            </Restartable>
          </Home>
        </StrictMode>
      );
      // A transition is rendered in small steps: a large part does not hold up the page it is on.
      startTransition(() => show(tree, root, identifierPrefix));
    });
  };
}

/** Prerendered elements are taken over as they are: what stands from right to left turns then. */
function stylingOf(root: HTMLElement): Promise<Styling> {
  return root.hasChildNodes() ? prerenderedStyling() : shownStyling();
}

/** Keeps the prerendered elements where there are any that fit. */
function takeOver(tree: ReactNode, root: HTMLElement, identifierPrefix: string): void {
  if (root.hasChildNodes()) hydrateRoot(root, tree, { identifierPrefix });
  else renderAfresh(tree, root, identifierPrefix);
}

function renderAfresh(tree: ReactNode, root: HTMLElement, identifierPrefix: string): void {
  createRoot(root, { identifierPrefix }).render(tree);
}

import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { type Direction, shownDirection } from '../preferences/shownDirection.client.ts';
import { IslandTree, type Surroundings } from './IslandTree.island.tsx';
import { type Styling, shownStyling } from './styling.client.ts';

interface TurningTreeProps {
  /** How the part is styled at first. */
  styling: Styling;
  Around: ComponentType<Surroundings>;
  onLive: () => void;
  children: ReactNode;
}

/** A live part that turns when the visitor turns the page, and forgets nothing over it. */
export function DirectionAwareIsland({ styling, ...rest }: TurningTreeProps) {
  const [shown, setShown] = useState(styling);

  useEffect(() => followDirection(shown.direction, setShown), [shown.direction]);

  return <IslandTree {...shown} {...rest} />;
}

function followDirection(shown: Direction, tell: (styling: Styling) => void): () => void {
  const follow = async () => {
    if (shownDirection() === shown) return;

    const styling = await shownStyling();
    // While the styles were loading the visitor may have turned the page back.
    if (styling.direction === shownDirection()) tell(styling);
  };
  const watcher = new MutationObserver(follow);
  watcher.observe(document.documentElement, { attributeFilter: ['dir'] });
  // The page may have been turned before this part listened.
  follow();
  return () => watcher.disconnect();
}

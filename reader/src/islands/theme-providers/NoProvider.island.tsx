import type { Surroundings } from '../IslandTree.island.tsx';

/** Nothing at all: unstyled components look as their author styled them. */
export function NoProvider({ children }: Surroundings) {
  return children;
}

import type { Surroundings } from '../IslandTree.tsx';

/** Nothing at all: unstyled components look as their author styled them. */
export function NoProvider({ children }: Surroundings) {
  return children;
}

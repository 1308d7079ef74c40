import type { Surroundings } from '../LivePartTree.tsx';

/** Nothing at all: unstyled components look as their author styled them. */
export function BareSurroundings({ children }: Surroundings) {
  return children;
}

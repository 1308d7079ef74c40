// The theme of the library a demo shows, loaded when a demo of it is run.

import type { ComponentType } from 'react';
import type { Surroundings } from '../islands/LivePartTree.tsx';
import type { Library } from './messages.ts';

type LoadSurroundings = () => Promise<ComponentType<Surroundings>>;

const LOAD: Readonly<Record<Library, LoadSurroundings>> = {
  material: async () =>
    (await import('../islands/surroundings/MaterialSurroundings.tsx')).MaterialSurroundings,
  joy: async () => (await import('../islands/surroundings/JoySurroundings.tsx')).JoySurroundings,
  base: async () => (await import('../islands/surroundings/BareSurroundings.tsx')).BareSurroundings,
};

/** The component that stands around the demos of a library. */
export function loadSurroundings(library: Library): Promise<ComponentType<Surroundings>> {
  return LOAD[library]();
}

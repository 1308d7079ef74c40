// The demos that can be rendered: each is a file of its own, read when it is asked for.

import type { ComponentType } from 'react';
import type { Surroundings } from '../islands/IslandTree.island.tsx';

/** What the file of a demo exports. */
export interface DemoModule {
  Content: ComponentType<object>;
  Surroundings: ComponentType<Surroundings>;
}

const files = new Map<string, string>();

/** Says where the demos are, by their ids. */
export function knowDemos(known: Readonly<Record<string, string>>): void {
  for (const [id, file] of Object.entries(known)) files.set(id, file);
}

/** Reads a demo; undefined, where nobody said that there is one. */
export function loadDemo(id: string): Promise<DemoModule> | undefined {
  const file = files.get(id);
  return file === undefined ? undefined : import(/* @vite-ignore */ file);
}

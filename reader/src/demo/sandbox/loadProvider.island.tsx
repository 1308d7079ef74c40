// The theme that a demo stands in, loaded when a demo of it is run.

import { providers } from 'virtual:providers';
import type { ComponentType } from 'react';
import type { Surroundings } from '../../islands/IslandTree.island.tsx';
import { NoProvider } from '../../islands/theme-providers/NoProvider.island.tsx';
import { withProvider } from '../../islands/theme-providers/withProvider.island.tsx';

/** The component that stands around the demos of a product's provider; without one, nothing does. */
export async function loadSurroundings(provider: string): Promise<ComponentType<Surroundings>> {
  const load = Object.hasOwn(providers, provider) ? providers[provider] : undefined;
  return load ? withProvider((await load()).default) : NoProvider;
}

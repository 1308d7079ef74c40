import type { ComponentType, ReactNode } from 'react';
import type { Density } from '../../preferences/shownDensity.client.ts';
import type { Direction } from '../../preferences/shownDirection.client.ts';
import type { Scheme } from '../../preferences/shownScheme.client.ts';
import type { Surroundings } from '../IslandTree.island.tsx';
import { exposeTheme } from './exposeTheme.client.ts';
import { useShownDensity, useShownScheme } from './useShown.ts';

/** What the provider of a product is given: how the visitor looks at the site. */
export interface ProviderProps {
  readonly direction: Direction;
  readonly scheme: Scheme;
  readonly density: Density;
  /** The colors that the visitor tries, given to demos that read the palette in script. */
  readonly palette?: object | undefined;
  /** Called with the theme that the demos have, and again when it is another one. */
  readonly onTheme?: (theme: object) => void;
  readonly children: ReactNode;
}

/** The provider of a product, told what the document shows. */
export function withProvider(Provider: ComponentType<ProviderProps>) {
  return function Surrounded({ direction, children }: Surroundings) {
    const look = { direction, scheme: useShownScheme(), density: useShownDensity() };

    return (
      <Provider {...look} onTheme={exposeTheme}>
        {children}
      </Provider>
    );
  };
}

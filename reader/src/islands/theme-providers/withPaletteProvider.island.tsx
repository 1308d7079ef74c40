import { type ComponentType, useMemo, useSyncExternalStore } from 'react';
import {
  followThemeOverrides,
  recallThemeOverrides,
} from '../../preferences/themeOverrides.client.ts';
import type { Surroundings } from '../IslandTree.island.tsx';
import { exposeTheme } from './exposeTheme.client.ts';
import { useShownDensity, useShownScheme } from './useShown.ts';
import type { ProviderProps } from './withProvider.island.tsx';

/** The provider of a product, with the visitor's own colors: variables do not reach code that reads the palette. */
export function withPaletteProvider(Provider: ComponentType<ProviderProps>) {
  return function Surrounded({ direction, children }: Surroundings) {
    const look = { direction, scheme: useShownScheme(), density: useShownDensity() };
    const overrides = useSyncExternalStore(followThemeOverrides, overriddenPalette, noOverrides);
    const palette: object = useMemo(() => JSON.parse(overrides), [overrides]);

    return (
      <Provider {...look} palette={palette} onTheme={exposeTheme}>
        {children}
      </Provider>
    );
  };
}

/** As text, which is the same as long as it says the same. */
function overriddenPalette(): string {
  return JSON.stringify(recallThemeOverrides().colors?.palette ?? {});
}

function noOverrides(): string {
  return '{}';
}

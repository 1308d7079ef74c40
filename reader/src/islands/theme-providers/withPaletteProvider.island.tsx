import { type ComponentType, useMemo, useSyncExternalStore } from 'react';
import { followTried, recallTried } from '../../preferences/themeOverrides.client.ts';
import type { Surroundings } from '../IslandTree.island.tsx';
import { useShownDensity, useShownScheme } from './useShown.ts';
import type { ProviderProps } from './withProvider.island.tsx';

/** The provider of a product, told as well what visitors try: variables do not reach code that reads the palette. */
export function withPaletteProvider(Provider: ComponentType<ProviderProps>) {
  return function Surrounded({ direction, children }: Surroundings) {
    const look = { direction, scheme: useShownScheme(), density: useShownDensity() };
    const tried = useSyncExternalStore(followTried, triedPalette, nothingTried);
    const palette: object = useMemo(() => JSON.parse(tried), [tried]);

    return (
      <Provider {...look} palette={palette}>
        {children}
      </Provider>
    );
  };
}

/** As text, which is the same as long as it says the same. */
function triedPalette(): string {
  return JSON.stringify(recallTried().colors?.palette ?? {});
}

function nothingTried(): string {
  return '{}';
}

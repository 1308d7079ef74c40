import { type ComponentType, useMemo, useSyncExternalStore } from 'react';
import { followTried, recallTried } from '../../preferences/tried.ts';
import type { Surroundings } from '../LivePartTree.tsx';
import type { ProviderProps } from './surround.tsx';
import { useShownDensity, useShownScheme } from './useShown.ts';

/** The provider of a product, told as well what visitors try: variables do not reach code that reads the palette. */
export function surroundWithPalette(Provider: ComponentType<ProviderProps>) {
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
  return JSON.stringify(recallTried().colours?.palette ?? {});
}

function nothingTried(): string {
  return '{}';
}

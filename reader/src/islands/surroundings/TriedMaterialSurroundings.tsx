import { type Theme, ThemeProvider } from '@mui/material/styles';
import { useCallback, useSyncExternalStore } from 'react';
import { followTried, recallTried } from '../../preferences/tried.ts';
import type { Surroundings } from '../LivePartTree.tsx';
import { MaterialSurroundings } from './MaterialSurroundings.tsx';

/**
 * The same for demos that read the palette in script: what visitors try is in variables, and here in
 * the theme itself as well.
 */
export function TriedMaterialSurroundings({ direction, children }: Surroundings) {
  const tried = useSyncExternalStore(followTried, triedPalette, nothingTried);
  const wear = useCallback((theme: Theme) => withPalette(theme, JSON.parse(tried)), [tried]);

  return (
    <MaterialSurroundings direction={direction}>
      <ThemeProvider theme={wear}>{children}</ThemeProvider>
    </MaterialSurroundings>
  );
}

/** As text, which is the same as long as it says the same. */
function triedPalette(): string {
  return JSON.stringify(recallTried().colours?.palette ?? {});
}

function nothingTried(): string {
  return '{}';
}

type Tried = Readonly<Partial<Record<'primary' | 'secondary', object>>>;

/** A theme with other colours, and all else as it was. */
export function withPalette(theme: Theme, { primary, secondary }: Tried): Theme {
  const { palette } = theme;
  return {
    ...theme,
    palette: {
      ...palette,
      primary: { ...palette.primary, ...primary },
      secondary: { ...palette.secondary, ...secondary },
    },
  };
}

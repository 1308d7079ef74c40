import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import type { Surroundings } from '../LivePartTree.tsx';
import { apart } from './apart.ts';
import { materialTheme } from './materialTheme.ts';
import { useShownDensity, useShownScheme } from './useShown.ts';

/** The default theme of Material UI, in the visitor's scheme and direction. */
export function MaterialSurroundings({ direction, children }: Surroundings) {
  const density = useShownDensity();

  return (
    <ThemeProvider theme={materialTheme(direction, density)} {...apart}>
      <ShownScheme />
      {children}
    </ThemeProvider>
  );
}

/** The provider neither reads nor writes the document: it is told what the site shows. */
function ShownScheme() {
  useShownScheme(useColorScheme().setMode);
  return null;
}

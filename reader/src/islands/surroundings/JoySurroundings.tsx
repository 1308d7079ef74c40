import { CssVarsProvider, useColorScheme } from '@mui/joy/styles';
import type { Surroundings } from '../LivePartTree.tsx';
import { apart } from './apart.ts';
import { joyTheme } from './joyTheme.ts';
import { useShownDensity, useShownScheme } from './useShown.ts';

/** The default theme of Joy UI, in the visitor's scheme and direction. */
export function JoySurroundings({ direction, children }: Surroundings) {
  const density = useShownDensity();

  return (
    <CssVarsProvider theme={joyTheme(direction, density)} {...apart}>
      <ShownScheme />
      {children}
    </CssVarsProvider>
  );
}

/** The provider neither reads nor writes the document: it is told what the site shows. */
function ShownScheme() {
  useShownScheme(useColorScheme().setMode);
  return null;
}

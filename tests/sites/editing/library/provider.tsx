import { extendTheme, ThemeProvider, useColorScheme } from '@mui/material/styles';
import { type ReactNode, useEffect } from 'react';

interface ProviderProps {
  direction: 'ltr' | 'rtl';
  scheme: 'light' | 'dark';
  children: ReactNode;
}

/** The theme in each direction. */
const themes = {
  ltr: extendTheme({ direction: 'ltr', colorSchemeSelector: 'data-scheme' }),
  rtl: extendTheme({ direction: 'rtl', colorSchemeSelector: 'data-scheme' }),
};

/** The default theme, in the scheme and the direction of the site. */
export default function Provider({ direction, scheme, children }: ProviderProps) {
  return (
    <ThemeProvider
      theme={themes[direction]}
      colorSchemeNode={null}
      storageManager={null}
      disableStyleSheetGeneration
    >
      <Scheme shown={scheme} />
      {children}
    </ThemeProvider>
  );
}

/** The rules of the theme's variables. */
export function variables() {
  return themes.ltr.generateStyleSheets();
}

function Scheme({ shown }: Readonly<{ shown: ProviderProps['scheme'] }>) {
  const { setMode } = useColorScheme();

  useEffect(() => setMode(shown), [shown, setMode]);
  return null;
}

import { ThemeProvider } from '@emotion/react';
import type { ReactNode } from 'react';

interface ProviderProps {
  direction: 'ltr' | 'rtl';
  scheme: 'light' | 'dark';
  children: ReactNode;
}

/** The theme of kettles. */
export default function Provider({ direction, scheme, children }: ProviderProps) {
  return <ThemeProvider theme={{ steam: `${scheme} and ${direction}` }}>{children}</ThemeProvider>;
}

/** The rules of the theme's variables. */
export function variables() {
  return [{ ':root': { '--kettle-steam': 'tomato' } }];
}

// The default theme that the viewer shows, as the installed library makes it.

import { createTheme } from '@mui/material/styles';

/** What the library gives those who ask for no theme of their own. */
export function lightTheme(): object {
  return createTheme();
}

/** The same in the dark. */
export function darkTheme(): object {
  return createTheme({ palette: { mode: 'dark' } });
}

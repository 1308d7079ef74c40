import { extendTheme } from '@mui/material/styles';
import type { Direction } from '../../preferences/shownDirection.ts';

const themes = { ltr: themeFor('ltr'), rtl: themeFor('rtl') };

/** The theme that demos of Material UI and of what is built on it stand in. */
export function materialTheme(direction: Direction) {
  return themes[direction];
}

function themeFor(direction: Direction) {
  return extendTheme({
    direction,
    colorSchemeSelector: 'data-scheme',
    colorSchemes: { light: true, dark: true },
  });
}

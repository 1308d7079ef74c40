import { extendTheme } from '@mui/joy/styles';
import type { Direction } from '../../preferences/shownDirection.ts';

const themes = { ltr: themeFor('ltr'), rtl: themeFor('rtl') };

/** The theme that demos of Joy UI stand in. */
export function joyTheme(direction: Direction) {
  return themes[direction];
}

function themeFor(direction: Direction) {
  return extendTheme({ direction, colorSchemeSelector: 'data-scheme' });
}

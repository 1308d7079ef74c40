import { extendTheme } from '@mui/material/styles';
import { madeOnce } from './madeOnce.ts';

/** The theme that demos of Material UI and of what is built on it stand in. */
export const materialTheme = madeOnce((direction, density) =>
  extendTheme({
    direction,
    colorSchemeSelector: 'data-scheme',
    colorSchemes: { light: true, dark: true },
    ...(density === 'compact' && { spacing: SPACING, components: compact }),
  }),
);

/** In pixels, where the library usually has 8. */
export const SPACING = 6;

const small = { defaultProps: { size: 'small' } } as const;
const dense = { defaultProps: { dense: true } } as const;

/** The smaller sizes that the library has itself. */
const compact = {
  MuiButton: small,
  MuiFab: small,
  MuiIconButton: small,
  MuiTable: small,
  MuiAutocomplete: small,
  MuiFormControl: small,
  MuiTextField: small,
  MuiList: dense,
  MuiListItem: dense,
  MuiListItemButton: dense,
  MuiMenuItem: dense,
  MuiToolbar: { defaultProps: { variant: 'dense' } },
} as const;

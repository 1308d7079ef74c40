import { extendTheme } from '@mui/material/styles';
import { madeOnce } from './madeOnce.ts';

/** The theme that demos stand in, closer or not, which the tool shows and writes as code. */
export const materialTheme = madeOnce((direction, density) =>
  extendTheme({
    direction,
    colorSchemeSelector: 'data-scheme',
    colorSchemes: { light: true, dark: true },
    ...(density === 'compact' && { spacing: SPACING, components: compact }),
  }),
);

/** In pixels, where the library usually has 8. */
const SPACING = 6;

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

/** How the provider is kept from reading and writing what belongs to the site. */
export const apart = {
  defaultMode: 'light',
  colorSchemeNode: null,
  storageManager: null,
  disableStyleSheetGeneration: true,
} as const;

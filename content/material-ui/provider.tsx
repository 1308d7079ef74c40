import {
  extendTheme,
  type Theme,
  ThemeProvider,
  useColorScheme,
  useTheme,
} from '@mui/material/styles';
import { type ReactNode, useCallback, useEffect } from 'react';

type Direction = 'ltr' | 'rtl';
type Density = 'comfortable' | 'compact';

interface ProviderProps {
  direction: Direction;
  scheme: 'light' | 'dark';
  density: Density;
  palette?: object | undefined;
  onTheme?: ((theme: object) => void) | undefined;
  children: ReactNode;
}

/** The default theme of Material UI, as the visitor looks at the site. */
export default function Provider(props: ProviderProps) {
  const { direction, scheme, density, palette, onTheme } = props;
  const children = (
    <>
      <ThemeReport onTheme={onTheme} />
      {props.children}
    </>
  );

  return (
    <ThemeProvider theme={themeOf(direction, density)} {...apart}>
      <Scheme shown={scheme} />
      {palette ? <Palette tried={palette}>{children}</Palette> : children}
    </ThemeProvider>
  );
}

/** The rules of the theme's variables, written once for the whole site. */
export function variables() {
  const compact = { '[data-in-frame][data-density=compact]': { '--mui-spacing': `${SPACING}px` } };
  return [...themeOf('ltr', 'comfortable').generateStyleSheets(), compact];
}

/** The provider neither reads nor writes the document: it is told what the site shows. */
const apart = {
  defaultMode: 'light',
  colorSchemeNode: null,
  storageManager: null,
  disableStyleSheetGeneration: true,
} as const;

function Scheme({ shown }: { shown: ProviderProps['scheme'] }) {
  const { setMode } = useColorScheme();

  useEffect(() => setMode(shown), [shown, setMode]);
  return null;
}

interface PaletteProps {
  tried: { primary?: object; secondary?: object };
  children: ReactNode;
}

/** Reports the theme to the site, which offers it in the console. */
function ThemeReport({ onTheme }: Pick<ProviderProps, 'onTheme'>) {
  const theme = useTheme();

  useEffect(() => onTheme?.(theme), [onTheme, theme]);
  return null;
}

/** A theme with the colors that the visitor tries, and all else as it was. */
function Palette({ tried, children }: PaletteProps) {
  const change = useCallback(
    (theme: Theme): Theme => ({
      ...theme,
      palette: {
        ...theme.palette,
        primary: { ...theme.palette.primary, ...tried.primary },
        secondary: { ...theme.palette.secondary, ...tried.secondary },
      },
    }),
    [tried],
  );

  return <ThemeProvider theme={change}>{children}</ThemeProvider>;
}

const themes = new Map<string, ReturnType<typeof makeTheme>>();

/** Makes a theme when it is first asked for. */
function themeOf(direction: Direction, density: Density) {
  const name = `${direction} ${density}`;
  const theme = themes.get(name) ?? makeTheme(direction, density);
  themes.set(name, theme);
  return theme;
}

function makeTheme(direction: Direction, density: Density) {
  return extendTheme({
    direction,
    colorSchemeSelector: 'data-scheme',
    colorSchemes: { light: true, dark: true },
    ...(density === 'compact' && { spacing: SPACING, components: compact }),
  });
}

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

import { CssVarsProvider, extendTheme, useColorScheme, useTheme } from '@mui/joy/styles';
import { type ReactNode, useEffect } from 'react';

type Direction = 'ltr' | 'rtl';
type Density = 'comfortable' | 'compact';

interface ProviderProps {
  direction: Direction;
  scheme: 'light' | 'dark';
  density: Density;
  onTheme?: ((theme: object) => void) | undefined;
  children: ReactNode;
}

/** Provides the default theme of Joy UI in the visitor's direction, scheme and density. */
export default function Provider({ direction, scheme, density, onTheme, children }: ProviderProps) {
  return (
    <CssVarsProvider theme={themeOf(direction, density)} {...isolated}>
      <Scheme shown={scheme} />
      <ThemeReport onTheme={onTheme} />
      {children}
    </CssVarsProvider>
  );
}

/** Returns the rules of the theme's variables, written once for the whole site. */
export function variables() {
  return themeOf('ltr', 'comfortable').generateStyleSheets();
}

/** The provider neither reads nor changes the document: its props say what the site shows. */
const isolated = {
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

/** Reports the theme to the site, which offers it in the console. */
function ThemeReport({ onTheme }: Pick<ProviderProps, 'onTheme'>) {
  const theme = useTheme();

  useEffect(() => onTheme?.(theme), [onTheme, theme]);
  return null;
}

const themes = new Map<string, ReturnType<typeof makeTheme>>();

/** Creates a theme on first use. */
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
    ...(density === 'compact' && { components: compact }),
  });
}

const small = { defaultProps: { size: 'sm' } } as const;

/** The library's smallest size, for compact density. */
const compact = {
  JoyAlert: small,
  JoyAutocomplete: small,
  JoyAvatar: small,
  JoyButton: small,
  JoyButtonGroup: small,
  JoyCard: small,
  JoyCheckbox: small,
  JoyChip: small,
  JoyFormControl: small,
  JoyIconButton: small,
  JoyInput: small,
  JoyLinearProgress: small,
  JoyList: small,
  JoyMenu: small,
  JoyMenuButton: small,
  JoyModalDialog: small,
  JoyRadio: small,
  JoySelect: small,
  JoySlider: small,
  JoySwitch: small,
  JoyTable: small,
  JoyTabs: small,
  JoyTextarea: small,
  JoyToggleButtonGroup: small,
  JoyTooltip: small,
} as const;

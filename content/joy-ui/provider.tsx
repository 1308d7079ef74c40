import { CssVarsProvider, extendTheme, useColorScheme } from '@mui/joy/styles';
import { type ReactNode, useEffect } from 'react';

type Direction = 'ltr' | 'rtl';
type Density = 'comfortable' | 'compact';

interface ProviderProps {
  direction: Direction;
  scheme: 'light' | 'dark';
  density: Density;
  children: ReactNode;
}

/** The default theme of Joy UI, as the visitor looks at the site. */
export default function Provider({ direction, scheme, density, children }: ProviderProps) {
  return (
    <CssVarsProvider theme={themeOf(direction, density)} {...apart}>
      <Scheme shown={scheme} />
      {children}
    </CssVarsProvider>
  );
}

/** The rules of the theme's variables, written once for the whole site. */
export function variables() {
  return themeOf('ltr', 'comfortable').generateStyleSheets();
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
    ...(density === 'compact' && { components: compact }),
  });
}

const small = { defaultProps: { size: 'sm' } } as const;

/** The smallest size that the library has itself. */
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

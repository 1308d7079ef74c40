import { extendTheme } from '@mui/joy/styles';
import { madeOnce } from './madeOnce.ts';

/** The theme that demos of Joy UI stand in. */
export const joyTheme = madeOnce((direction, density) =>
  extendTheme({
    direction,
    colorSchemeSelector: 'data-scheme',
    ...(density === 'compact' && { components: compact }),
  }),
);

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

import * as texts from '../../styles/generated/texts.ts';
import type { Scheme } from './choice.ts';

/** The color schemes, as visitors read them. */
export const SCHEME_NAMES: Readonly<Record<Scheme, string>> = {
  light: texts.joyLight,
  dark: texts.joyDark,
};

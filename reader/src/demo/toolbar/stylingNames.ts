import type { CodeStyling } from '../../preferences/codeStyling.ts';
import * as texts from '../../styles/generated/texts.ts';

/** What a styling is called. */
export const STYLING_NAMES: Record<CodeStyling, string> = {
  system: texts.muiSystem,
  tailwind: texts.tailwind,
  css: texts.css,
};

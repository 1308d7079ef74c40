// The variants of a demo, and which of them is on screen; what concerns their code is fetched later.

import { CODE_STYLINGS, type CodeStyling } from '../preferences/codeStyling.ts';
import type { CodeVariant } from '../preferences/codeVariant.ts';
import { held } from '../preferences/preference.client.ts';
import { preferences } from '../preferences/preferences.client.ts';

/** A demo in one styling, read in one language. */
export interface DemoVariant {
  readonly styling: CodeStyling;
  readonly language: CodeVariant;
}

/** The stylings a demo comes in, the one it was made in first. */
export function stylingsOf(demo: HTMLElement): readonly CodeStyling[] {
  const named = demo.dataset.stylings?.split(' ') ?? [];
  return CODE_STYLINGS.filter((styling) => named.includes(styling));
}

/** The variant on screen: the visitor's choice where there is one of those stylings, else the first. */
export function shownVariant(stylings: readonly CodeStyling[]): DemoVariant {
  const [first = 'system'] = stylings;
  const chosen = held(preferences.codeStyling);
  return {
    styling: stylings.includes(chosen) ? chosen : first,
    language: held(preferences.codeVariant),
  };
}

// The cuts of a demo, and which of them is on screen; what concerns their code is fetched later.

import { CODE_STYLINGS, type CodeStyling } from '../preferences/codeStyling.ts';
import { CODE_VARIANTS, type CodeVariant } from '../preferences/codeVariant.ts';

/** Which cut of a demo is meant. */
export interface Cut {
  readonly styling: CodeStyling;
  readonly variant: CodeVariant;
}

/** What a demo is called on its page. */
export function nameOf(demo: HTMLElement): string {
  return demo.dataset.name ?? '';
}

/** The stylings a demo comes in, the one it was made in first. */
export function stylingsOf(demo: HTMLElement): readonly CodeStyling[] {
  const named = demo.dataset.cuts?.split(' ') ?? [];
  return CODE_STYLINGS.filter((styling) => named.includes(styling));
}

/** The cut that is on screen: the visitor's choice where the demo has it, else the nearest. */
export function shownCut(demo: HTMLElement): Cut {
  const { codeStyling, codeVariant } = document.documentElement.dataset;
  const [first = 'system', ...others] = stylingsOf(demo);
  return {
    styling: [first, ...others].find((styling) => styling === codeStyling) ?? first,
    variant: CODE_VARIANTS.find((variant) => variant === codeVariant) ?? 'TS',
  };
}

/** What opens and closes the whole code of a demo; a demo without a bar has none. */
export function sourceOf(demo: HTMLElement): HTMLDetailsElement | null {
  return demo.querySelector<HTMLDetailsElement>('.demo-source');
}

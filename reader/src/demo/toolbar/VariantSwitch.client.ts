// JavaScript or TypeScript: one choice for all code of the site.

import { choose } from '../../preferences/choose.client.ts';
import type { CodeVariant } from '../../preferences/codeVariant.ts';
import { preferences } from '../../preferences/preferences.client.ts';
import * as texts from '../../styles/generated/texts.ts';
import { create } from './elements.client.ts';
import { holdPlace } from './holdPlace.client.ts';

const NAMES: Record<CodeVariant, string> = { JS: texts.javaScript, TS: texts.typeScript };

/** Two buttons, of which the one that holds is pressed. */
export class VariantSwitch {
  readonly element: HTMLElement;

  constructor(chosen: (name: string) => void) {
    const buttons = preferences.codeVariant.values.map((variant) => {
      const name = NAMES[variant];
      const button = create(
        'button',
        { class: 'demo-tool', type: 'button', title: name, 'data-variant': variant },
        variant,
      );
      button.addEventListener('click', () => {
        holdPlace(button, () => choose(preferences.codeVariant, variant));
        chosen(name);
      });
      return button;
    });
    this.element = create(
      'div',
      { class: 'demo-variants', role: 'group', 'aria-label': texts.codeVariant },
      ...buttons,
    );
  }

  /** Marks what is shown now. */
  mark(shown: CodeVariant): void {
    for (const button of this.element.querySelectorAll('button')) {
      button.setAttribute('aria-pressed', String(button.dataset.variant === shown));
    }
  }
}

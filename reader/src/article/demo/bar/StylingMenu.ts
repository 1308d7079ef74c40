// Which styling the code and the demos are shown in: one choice for the whole site.

import { choose } from '../../../preferences/choose.ts';
import type { CodeStyling } from '../../../preferences/codeStyling.ts';
import { preferences } from '../../../preferences/preferences.ts';
import * as texts from '../../../theme/generated/texts.ts';
import { create } from './elements.ts';
import { holdPlace } from './holdPlace.ts';
import { drawIcon } from './icons.ts';
import { Menu } from './Menu.ts';

/** What a styling is called. */
export const STYLING_NAMES: Record<CodeStyling, string> = {
  system: texts.muiSystem,
  tailwind: texts.tailwind,
  css: texts.css,
};

/** A menu of the stylings a demo comes in, and a button that says which is shown. */
export class StylingMenu extends Menu {
  readonly button: HTMLButtonElement;
  readonly #name: HTMLElement;

  constructor(stylings: readonly CodeStyling[], chosen: (name: string) => void) {
    const name = create('span', { class: 'demo-word' });
    const button = create(
      'button',
      { class: 'demo-tool demo-styling', type: 'button', title: texts.codeStyling },
      drawIcon('drop'),
      name,
      drawIcon('chevron'),
    );
    super(button, texts.codeStyling);
    this.button = button;
    this.#name = name;
    this.panel.append(
      ...stylings.map((styling) =>
        createChoice(styling, () => {
          holdPlace(button, () => choose(preferences.codeStyling, styling));
          chosen(STYLING_NAMES[styling]);
        }),
      ),
      create('p', { class: 'demo-hint' }, texts.forAllDemos),
    );
  }

  /** Marks what is shown now. */
  mark(shown: CodeStyling): void {
    this.#name.textContent = STYLING_NAMES[shown];
    this.button.setAttribute('aria-label', `${texts.codeStyling}: ${STYLING_NAMES[shown]}`);
    for (const row of this.panel.querySelectorAll<HTMLElement>('[data-styling]')) {
      row.setAttribute('aria-checked', String(row.dataset.styling === shown));
    }
  }
}

function createChoice(styling: CodeStyling, chosen: () => void): HTMLElement {
  const row = create(
    'button',
    {
      class: 'demo-row',
      type: 'button',
      role: 'menuitemradio',
      tabindex: '-1',
      'data-styling': styling,
    },
    drawIcon('check'),
    STYLING_NAMES[styling],
  );
  row.addEventListener('click', chosen);
  return row;
}

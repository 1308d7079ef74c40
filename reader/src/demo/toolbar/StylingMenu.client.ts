// Which styling the code and the demos are shown in: one choice for the whole site.

import { choose } from '../../preferences/choose.client.ts';
import type { CodeStyling } from '../../preferences/codeStyling.ts';
import { preferences } from '../../preferences/preferences.client.ts';
import * as texts from '../../styles/generated/texts.ts';
import { shownCut, stylingsOf } from '../variants.client.ts';
import { create } from './elements.client.ts';
import { holdPlace } from './holdPlace.client.ts';
import { drawIcon } from './icons.client.ts';
import { Menu } from './Menu.client.ts';
import { STYLING_NAMES } from './stylingNames.ts';

/** A menu of the stylings a demo comes in. */
export class StylingMenu extends Menu {
  readonly #demo: HTMLElement;

  constructor(button: HTMLButtonElement, demo: HTMLElement, chosen: (name: string) => void) {
    super(button, texts.codeStyling);
    this.#demo = demo;
    this.panel.append(
      ...stylingsOf(demo).map((styling) =>
        createChoice(styling, () => {
          holdPlace(button, () => choose(preferences.codeStyling, styling));
          chosen(STYLING_NAMES[styling]);
        }),
      ),
      create('p', { class: 'demo-hint' }, texts.forAllDemos),
    );
  }

  /** Opens it with a mark at what is shown by now. */
  override open(): void {
    const shown = shownCut(this.#demo).styling;
    for (const row of this.panel.querySelectorAll<HTMLElement>('[data-styling]')) {
      row.setAttribute('aria-checked', String(row.dataset.styling === shown));
    }
    super.open();
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

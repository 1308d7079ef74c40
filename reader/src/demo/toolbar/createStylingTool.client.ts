import type { CodeStyling } from '../../preferences/codeStyling.ts';
import * as texts from '../../styles/generated/texts.ts';
import { create } from './elements.client.ts';
import { drawIcon } from './icons.client.ts';
import { STYLING_NAMES } from './stylingNames.ts';

/** The button that says which styling is shown. */
export function createStylingTool() {
  const name = create('span', { class: 'demo-word' });
  const button = create(
    'button',
    { class: 'demo-tool demo-styling', type: 'button', title: texts.codeStyling },
    drawIcon('drop'),
    name,
    drawIcon('chevron'),
  );
  const mark = (shown: CodeStyling) => {
    name.textContent = STYLING_NAMES[shown];
    button.setAttribute('aria-label', `${texts.codeStyling}: ${STYLING_NAMES[shown]}`);
  };
  return { button, mark };
}

import * as texts from '../../styles/generated/texts.ts';
import type { DemoView } from '../DemoView.client.ts';
import { createSign } from './elements.client.ts';

/** The button that shows whether a demo is looked at otherwise than its page. */
export function createViewTool(view: DemoView): HTMLButtonElement {
  const button = createSign('view', texts.demoView);
  const mark = () => {
    const differs = Object.keys(view.setting).length > 0;
    button.toggleAttribute('data-differs', differs);
    button.setAttribute('aria-description', differs ? texts.differsFromPage : '');
  };
  view.addEventListener('change', mark);
  mark();
  return button;
}

import * as texts from '../../styles/generated/texts.ts';
import { sourceOf } from '../variants.client.ts';
import { create } from './elements.client.ts';
import { drawIcon } from './icons.client.ts';

/** The tool that shows and hides the whole code of a demo, and is called after what it would do. */
export function createCodeSwitch(demo: HTMLElement): HTMLButtonElement {
  const word = create('span', { class: 'demo-word' });
  const button = create('button', { class: 'demo-tool', type: 'button' }, drawIcon('code'), word);
  const source = sourceOf(demo);
  const name = () => {
    word.textContent = source?.open ? texts.hideCode : texts.showCode;
    // Where there is little room, the word is not to be seen.
    button.setAttribute('aria-label', word.textContent);
    button.title = word.textContent;
  };
  button.addEventListener('click', () => {
    if (source) source.open = !source.open;
    name();
  });
  source?.addEventListener('toggle', name);
  name();
  // It takes the place of the summary; whoever has just reached that is not sent back to the top.
  if (source && document.activeElement === source.querySelector('summary')) {
    queueMicrotask(() => button.focus());
  }
  return button;
}

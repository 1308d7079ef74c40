// Long lines of code: they scroll, or they wrap for whoever asks for it.

import { makeButton } from '../../elements/makeButton.client.ts';
import { choose } from '../../preferences/choose.client.ts';
import { held } from '../../preferences/preference.client.ts';
import { preferences } from '../../preferences/preferences.client.ts';
import { watchPreferences } from '../../preferences/watchPreferences.client.ts';
import * as texts from '../../styles/generated/texts.ts';
import { onClick } from '../../ui/delegation.client.ts';
import { keepInView } from '../../ui/keepInView.client.ts';

const { wrap } = preferences;

/** Offers wrapping where a line is too long; called again, it sees to code that is new. */
export function offerWrapping(): void {
  // It tells of everything once, and of code in tabs and details when they show it.
  const watcher = new ResizeObserver((seen) => fitAll(seen.map(({ target }) => target)));
  for (const code of document.querySelectorAll('figure.code pre:not([data-fit]) > code')) {
    watcher.observe(code);
  }
}

/** Listens to all those switches, and shows on them what holds. */
export function listenForWrapping(): void {
  onClick('button.wrap', turn);
  watchPreferences(({ name }) => {
    if (name === wrap.name) document.querySelectorAll('button.wrap').forEach(press);
  });
}

/** Turns wrapping on or off everywhere; code further up changes its height, the button stays put. */
function turn(button: Element): void {
  keepInView(button, () => choose(wrap, held(wrap) === 'on' ? 'off' : 'on'));
}

function press(button: Element): void {
  button.ariaPressed = String(held(wrap) === 'on');
}

interface Fit {
  block: HTMLElement;
  scrolls: boolean;
  wraps: boolean;
}

function fitAll(codes: readonly Element[]): void {
  // All is measured before anything is changed, or every block would be laid out again.
  for (const { block, scrolls, wraps } of codes.flatMap(measure)) {
    // Where there is more room later, the stylesheet takes the switch away again.
    block.dataset.fit = scrolls || wraps ? 'long' : 'short';
    // A stop for the Tab key only where the keys then have something to do.
    if (scrolls || 'editable' in block.dataset) block.tabIndex = 0;
    else block.removeAttribute('tabindex');
    if (scrolls || wraps) addSwitch(block);
  }
}

function measure(code: Element): readonly Fit[] {
  const block = code.parentElement;
  // Behind an editor there is nothing to be measured.
  if (!block || block.hidden) return [];

  const lines = (code.textContent ?? '').split('\n').length;
  const wraps = code.clientHeight > (lines + 0.5) * Number.parseFloat(lineHeight(code));
  return [{ block, scrolls: block.scrollWidth > block.clientWidth, wraps }];
}

function lineHeight(code: Element): string {
  return getComputedStyle(code).lineHeight;
}

function addSwitch(block: HTMLElement): void {
  const tools = block.parentElement?.querySelector('.code-tools');
  if (!tools || tools.querySelector('.wrap')) return;

  const button = makeButton('wrap', { textContent: texts.wrapLines });
  press(button);
  tools.prepend(button);
}

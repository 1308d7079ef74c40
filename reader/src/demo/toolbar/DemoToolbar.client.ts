// All tools of one demo, in the room that the page keeps for them.

import { held } from '../../preferences/preference.client.ts';
import { preferences } from '../../preferences/preferences.client.ts';
import * as texts from '../../styles/generated/texts.ts';
import { viewOf } from '../DemoView.client.ts';
import { clearNote, tellFailure } from '../notes.client.ts';
import { nameOf, shownCut, stylingsOf } from '../variants.client.ts';
import { createCodeSwitch } from './createCodeSwitch.client.ts';
import { createStylingTool } from './createStylingTool.client.ts';
import { createViewTool } from './createViewTool.client.ts';
import { create, createSign } from './elements.client.ts';
import { drawIcon } from './icons.client.ts';
import { offerPopup } from './offerPopup.client.ts';
import type { Popup } from './Popup.client.ts';
import { roveFocus } from './roveFocus.client.ts';
import { STYLING_NAMES } from './stylingNames.ts';
import { type Deed, TOOLS, type Tool } from './tools.ts';
import { VariantSwitch } from './VariantSwitch.client.ts';

/** How long a sign shows that it did what it is for. */
const SHOWN = 4000;

/** The bar of one demo. */
export class DemoToolbar {
  readonly #demo: HTMLElement;
  readonly #styling = createStylingTool();
  readonly #variant: VariantSwitch;
  /** Why another styling is on screen than the visitor chose. */
  readonly #lacks = create('span', { class: 'demo-lacks' });
  readonly #says = create('span', { class: 'demo-says', 'aria-live': 'polite' });

  constructor(demo: HTMLElement, bar: HTMLElement) {
    this.#demo = demo;
    this.#variant = new VariantSwitch(this.#sayChosen);
    bar.setAttribute('role', 'toolbar');
    bar.setAttribute('aria-label', texts.demoTools.replace('{name}', nameOf(demo)));
    this.#fill(bar);
    this.update();
    roveFocus(bar);
    prepareNear(bar);
  }

  /** Shows what holds by now. */
  update(): void {
    const { styling, variant } = shownCut(this.#demo);
    const wanted = held(preferences.codeStyling);
    this.#styling.mark(styling);
    this.#variant.mark(variant);
    this.#lacks.textContent = stylingsOf(this.#demo).includes(wanted)
      ? ''
      : texts.notInStyling.replace('{styling}', STYLING_NAMES[wanted]);
  }

  #fill(bar: HTMLElement): void {
    const view = createViewTool(viewOf(this.#demo));
    const more = createSign('more', texts.moreTools);
    const signs = TOOLS.map((tool) => this.#createTool(tool));
    bar.replaceChildren(
      ...(stylingsOf(this.#demo).length > 1 ? [this.#styling.button] : []),
      this.#variant.element,
      createCodeSwitch(this.#demo),
      this.#lacks,
      this.#says,
      create('span', { class: 'demo-gap' }),
      ...signs,
      view,
      more,
    );
    this.#offerPopups(view, more);
  }

  #offerPopups(view: HTMLButtonElement, more: HTMLButtonElement): void {
    const demo = this.#demo;
    const { button } = this.#styling;
    const run = (deed: Deed) => void this.#run(deed, more);
    const offer = (
      opener: HTMLButtonElement,
      kind: 'menu' | 'dialog',
      create: (parts: InUse) => Popup,
    ) =>
      offerPopup(
        opener,
        kind,
        async () => create(await inUse()),
        (error) => tellFailure(demo, error),
      );
    offer(button, 'menu', (parts) => new parts.StylingMenu(button, demo, this.#sayChosen));
    offer(view, 'dialog', (parts) => new parts.ViewPanel(view, viewOf(demo)));
    offer(more, 'menu', (parts) => new parts.MoreMenu(more, demo, run));
  }

  #createTool(tool: Tool): HTMLElement {
    const sign = createSign(tool.icon, tool.text, { 'data-room': tool.room });
    sign.append(drawIcon('check'));
    sign.addEventListener('click', () => void this.#run(tool, sign));
    return sign;
  }

  async #run({ run, failed }: Deed, sign: HTMLElement): Promise<void> {
    clearNote(this.#demo);
    try {
      // Some browsers let nothing be copied that was not asked for at once.
      const { actions } = loaded ?? (await inUse());
      const said = await actions[run](this.#demo, sign);
      if (said) this.#confirm(said, sign);
    } catch (error) {
      tellFailure(this.#demo, error, failed);
    }
  }

  #confirm(said: string, sign: HTMLElement): void {
    this.#say(said);
    sign.dataset.done = '';
    setTimeout(() => delete sign.dataset.done, SHOWN);
  }

  readonly #sayChosen = (name: string) => this.#say(texts.shownInAllDemos.replace('{cut}', name));

  /** Has something read out. */
  #say(text: string): void {
    this.#says.textContent = text;
    // Forgotten, it can be said again.
    setTimeout(() => {
      if (this.#says.textContent === text) this.#says.textContent = '';
    }, SHOWN);
  }
}

type InUse = typeof import('./inUse.client.ts');

let loaded: InUse | undefined;

async function inUse() {
  loaded ??= await import('./inUse.client.ts');
  return loaded;
}

/** Prepares what takes a moment, at the first sign that it may be wanted. */
function prepareNear(bar: HTMLElement): void {
  const prepare = () =>
    // Whoever then uses what did not arrive is told.
    inUse()
      .then(({ actions }) => actions.prepareExport())
      .catch(console.warn);
  for (const sign of ['pointerenter', 'focusin'])
    bar.addEventListener(sign, prepare, { once: true });
}

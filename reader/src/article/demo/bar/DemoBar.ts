// All tools of one demo, in the room that the page keeps for them.

import { held } from '../../../preferences/preference.ts';
import { preferences } from '../../../preferences/preferences.ts';
import * as texts from '../../../theme/generated/texts.ts';
import { viewOf } from '../DemoView.ts';
import { nameOf, shownCut, stylingsOf } from '../files.ts';
import { clearNote, showNote } from '../notes.ts';
import { prepareExport } from './actions.ts';
import { createCodeSwitch } from './createCodeSwitch.ts';
import { create, createSign } from './elements.ts';
import { drawIcon } from './icons.ts';
import { MoreMenu } from './MoreMenu.ts';
import { roveFocus } from './roveFocus.ts';
import { STYLING_NAMES, StylingMenu } from './StylingMenu.ts';
import { TOOLS, type Tool } from './tools.ts';
import { VariantSwitch } from './VariantSwitch.ts';
import { ViewPanel } from './ViewPanel.ts';

/** How long a sign shows that it did what it is for. */
const SHOWN = 4000;

/** The bar of one demo. */
export class DemoBar {
  readonly #demo: HTMLElement;
  readonly #styling: StylingMenu | undefined;
  readonly #variant: VariantSwitch;
  /** Why another styling is on screen than the visitor chose. */
  readonly #lacks = create('span', { class: 'demo-lacks' });
  readonly #says = create('span', { class: 'demo-says', 'aria-live': 'polite' });

  constructor(demo: HTMLElement, bar: HTMLElement) {
    this.#demo = demo;
    const chosen = (name: string) => this.#say(texts.shownInAllDemos.replace('{cut}', name));
    const stylings = stylingsOf(demo);
    this.#styling = stylings.length > 1 ? new StylingMenu(stylings, chosen) : undefined;
    this.#variant = new VariantSwitch(chosen);
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
    this.#styling?.mark(styling);
    this.#variant.mark(variant);
    this.#lacks.textContent = stylingsOf(this.#demo).includes(wanted)
      ? ''
      : texts.notInStyling.replace('{styling}', STYLING_NAMES[wanted]);
  }

  #fill(bar: HTMLElement): void {
    const view = new ViewPanel(viewOf(this.#demo));
    const more = new MoreMenu(this.#demo, (tool) => void this.#run(tool, more.button));
    const signs = TOOLS.filter(({ room }) => room !== 'never').map((tool) =>
      this.#createTool(tool),
    );
    bar.replaceChildren(
      ...(this.#styling ? [this.#styling.button, this.#styling.panel] : []),
      this.#variant.element,
      createCodeSwitch(this.#demo),
      this.#lacks,
      this.#says,
      create('span', { class: 'demo-gap' }),
      ...signs,
      view.button,
      view.panel,
      more.button,
      more.panel,
    );
  }

  #createTool(tool: Tool): HTMLElement {
    const sign = createSign(tool.icon, tool.text, { 'data-room': tool.room });
    sign.append(drawIcon('check'));
    sign.addEventListener('click', () => void this.#run(tool, sign));
    return sign;
  }

  async #run({ run, failed }: Tool, sign: HTMLElement): Promise<void> {
    clearNote(this.#demo);
    try {
      const said = await run(this.#demo, sign);
      if (said) this.#confirm(said, sign);
    } catch (error) {
      // That the browser refuses to copy is nobody's mistake.
      if (!(error instanceof DOMException)) console.error(error);
      showNote(this.#demo, failed);
    }
  }

  #confirm(said: string, sign: HTMLElement): void {
    this.#say(said);
    sign.dataset.done = '';
    setTimeout(() => delete sign.dataset.done, SHOWN);
  }

  /** Has something read out. */
  #say(text: string): void {
    this.#says.textContent = text;
    // Forgotten, it can be said again.
    setTimeout(() => {
      if (this.#says.textContent === text) this.#says.textContent = '';
    }, SHOWN);
  }
}

/** Prepares what takes a moment, at the first sign that it may be wanted. */
function prepareNear(bar: HTMLElement): void {
  const heard = new AbortController();
  for (const sign of ['pointerenter', 'focusin']) {
    bar.addEventListener(
      sign,
      () => {
        heard.abort();
        void prepareExport();
      },
      { signal: heard.signal },
    );
  }
}

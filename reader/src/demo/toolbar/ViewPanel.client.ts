// Switches that hold for one demo: its direction, scheme, density and width.

import * as texts from '../../styles/generated/texts.ts';
import type { DemoView } from '../DemoView.client.ts';
import type { Setting } from '../preview-frame/showApart.client.ts';
import { create } from './elements.client.ts';
import { Popup } from './Popup.client.ts';

interface Switch {
  readonly key: keyof Setting;
  readonly title: string;
  /** What it says where the demo is as its page. */
  readonly usual: string;
  /** Each with what it is called. */
  readonly values: readonly (readonly [string, string])[];
}

const SWITCHES: readonly Switch[] = [
  {
    key: 'direction',
    title: texts.direction,
    usual: texts.asPage,
    values: [
      ['ltr', texts.leftToRight],
      ['rtl', texts.rightToLeft],
    ],
  },
  {
    key: 'scheme',
    title: texts.colorScheme,
    usual: texts.asPage,
    values: [
      ['light', texts.schemeLight],
      ['dark', texts.schemeDark],
    ],
  },
  {
    key: 'density',
    title: texts.density,
    usual: texts.asPage,
    values: [
      ['comfortable', texts.comfortable],
      ['compact', texts.compact],
    ],
  },
  {
    key: 'width',
    title: texts.frameWidth,
    usual: texts.fullWidth,
    values: [
      ['768', texts.tablet],
      ['360', texts.phone],
    ],
  },
];

let panels = 0;

/** The switches of one demo. */
export class ViewPanel extends Popup {
  readonly #view: DemoView;
  readonly #form = create('form');

  constructor(button: HTMLButtonElement, view: DemoView) {
    super(button, { class: 'demo-panel', role: 'dialog', 'aria-label': texts.demoView });
    this.#view = view;
    panels += 1;
    // Radio buttons of one name are one choice, and every demo has its own.
    this.#form.append(...SWITCHES.map((group) => createSwitch(group, `demo-${panels}`)));
    this.#form.addEventListener('change', () => void view.change(this.#read()));
    this.#form.addEventListener('submit', (event) => event.preventDefault());
    this.panel.append(this.#form);
    this.panel.addEventListener('opened', () => this.#checked()?.focus({ preventScroll: true }));
    view.addEventListener('change', () => this.#mark());
    this.#mark();
  }

  #read(): Setting {
    const entries = [...this.#radios()].flatMap(({ checked, value, dataset }) =>
      checked && value ? [[dataset.key, dataset.key === 'width' ? Number(value) : value]] : [],
    );
    return Object.fromEntries(entries);
  }

  #mark(): void {
    const { setting } = this.#view;
    for (const radio of this.#radios()) {
      const key = SWITCHES.find((group) => group.key === radio.dataset.key)?.key;
      radio.checked = radio.value === String((key && setting[key]) ?? '');
    }
  }

  #checked(): HTMLElement | null {
    return this.#form.querySelector<HTMLElement>(':checked, input');
  }

  #radios(): NodeListOf<HTMLInputElement> {
    return this.#form.querySelectorAll<HTMLInputElement>('input');
  }
}

function createSwitch({ key, title, usual, values }: Switch, prefix: string): HTMLElement {
  const choices = [['', usual] as const, ...values];
  return create(
    'fieldset',
    { class: 'demo-switch' },
    create('legend', {}, title),
    create(
      'div',
      {},
      ...choices.map(([value, text]) =>
        create(
          'label',
          {},
          create('input', { type: 'radio', name: `${prefix}-${key}`, value, 'data-key': key }),
          text,
        ),
      ),
    ),
  );
}

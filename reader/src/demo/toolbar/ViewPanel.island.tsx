import { useId } from 'react';
import * as texts from '../../styles/generated/texts.ts';
import { Popup, type PopupProps } from '../../ui/Popup/Popup.island.tsx';
import { changeView } from '../changeView.client.ts';
import type { DemoStore } from '../DemoStore.client.ts';
import { useDemo } from '../useDemo.ts';
import type { ViewSettings } from '../viewSettings.ts';

interface Switch {
  readonly key: keyof ViewSettings;
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

interface ViewPanelProps extends PopupProps {
  store: DemoStore;
}

/** Switches that hold for one demo: its direction, scheme, density and width. */
export function ViewPanel({ store, ...popup }: ViewPanelProps) {
  return (
    <Popup
      {...popup}
      className="demo-panel"
      role="dialog"
      aria-label={texts.demoView}
      onOpen={focusFirstChoice}
    >
      <form onSubmit={(event) => event.preventDefault()}>
        {SWITCHES.map((group) => (
          <ViewSwitch key={group.key} group={group} store={store} />
        ))}
      </form>
    </Popup>
  );
}

function focusFirstChoice(panel: HTMLElement): void {
  panel.querySelector<HTMLElement>(':checked')?.focus({ preventScroll: true });
}

function ViewSwitch({ group, store }: { group: Switch; store: DemoStore }) {
  const { key, title, usual, values } = group;
  const { view } = useDemo(store);
  // Radio buttons of one name are one choice, and every demo has its own.
  const name = useId();

  return (
    <fieldset className="demo-switch">
      <legend>{title}</legend>
      <div>
        {[['', usual] as const, ...values].map(([value, text]) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === String(view[key] ?? '')}
              onChange={() => changeView(store, withSetting(view, key, value))}
            />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A view with one thing otherwise; an empty value is that of the page. */
function withSetting(view: ViewSettings, key: keyof ViewSettings, value: string): ViewSettings {
  const { [key]: _, ...others } = view;
  if (value === '') return others;
  return { ...others, [key]: key === 'width' ? Number(value) : value };
}

// What holds around a demo in the page, for the frame in which its edited code runs.

import { THEME_OVERRIDES } from '../../preferences/themeOverrides.client.ts';
import type { DemoStore } from '../DemoStore.client.ts';
import type { Outside as Whole } from '../sandbox/messages.ts';
import { differsFromPage } from '../viewSettings.ts';

/** All but how high the frame may be, which is no matter of the page. */
export type Outside = Omit<Whole, 'limited'>;

/** What the page shows, or what this demo shows otherwise. */
export function outsideOf(store: DemoStore, element: HTMLElement): Outside {
  const { dir, dataset } = document.documentElement;
  const { view } = store.getState();
  const scheme = dataset.scheme === 'dark' ? 'dark' : 'light';
  const isInFrame = differsFromPage(view);
  return {
    isInFrame,
    direction: view.direction ?? (dir === 'rtl' ? 'rtl' : 'ltr'),
    scheme: view.scheme ?? scheme,
    density: isInFrame ? (view.density ?? 'comfortable') : densityOf(dataset),
    styling: element.dataset.styling ?? '',
    looks: store.element.className,
    sizes: store.element.querySelector('.demo-frame')?.getAttribute('style') ?? '',
    isolated: element.querySelector('.demo-isolated') !== null,
    opaque: (view.scheme ?? scheme) !== scheme,
    themeOverrides: {
      style: document.getElementById(THEME_OVERRIDES)?.textContent ?? '',
      compact: dataset.demos === 'compact',
    },
  };
}

function densityOf({ density }: DOMStringMap): Outside['density'] {
  return density === 'compact' ? 'compact' : 'comfortable';
}

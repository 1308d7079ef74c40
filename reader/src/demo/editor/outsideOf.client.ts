// What holds around a demo in the page, for the frame in which its edited code runs.

import { TRIED } from '../../preferences/themeOverrides.client.ts';
import { viewOf } from '../DemoView.client.ts';
import type { Outside as Whole } from '../sandbox/messages.ts';

/** All but how high the frame may be, which is no matter of the page. */
export type Outside = Omit<Whole, 'limited'>;

/** What the page shows, or what this demo shows otherwise. */
export function outsideOf(demo: HTMLElement, cut: HTMLElement): Outside {
  const { dir, dataset } = document.documentElement;
  const { setting } = viewOf(demo);
  const scheme = dataset.scheme === 'dark' ? 'dark' : 'light';
  const apart = Object.keys(setting).length > 0;
  return {
    apart,
    direction: setting.direction ?? (dir === 'rtl' ? 'rtl' : 'ltr'),
    scheme: setting.scheme ?? scheme,
    density: apart ? (setting.density ?? 'comfortable') : densityOf(dataset),
    styling: cut.dataset.styling ?? '',
    looks: demo.className,
    sizes: demo.querySelector('.demo-frame')?.getAttribute('style') ?? '',
    isolated: cut.querySelector('.demo-isolated') !== null,
    opaque: (setting.scheme ?? scheme) !== scheme,
    tried: {
      style: document.getElementById(TRIED)?.textContent ?? '',
      compact: dataset.demos === 'compact',
    },
  };
}

function densityOf({ density }: DOMStringMap): Outside['density'] {
  return density === 'compact' ? 'compact' : 'comfortable';
}

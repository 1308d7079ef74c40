// How fast pages are where they are read, of very few sessions.

import type { Fields } from './TagService.client.ts';

/** The share of sessions that are measured. */
const SHARE = 1e-4;

const DRAWN = 'tearsheet:vitals';

/** Tells how the page fares, when its session was drawn; otherwise nothing is even loaded for it. */
export async function measureVitals(tell: (name: string, fields: Fields) => void): Promise<void> {
  if (!isDrawn()) return;

  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    watch(({ name, value, delta, id }) => {
      const metric = { metric_value: value, metric_delta: delta, metric_id: id };
      tell(name, { value: delta, metric_label: 'Web Vitals', ...metric });
    });
  }
}

/** Whether the session is among those measured, as its first page has drawn. */
function isDrawn(): boolean {
  try {
    const drawn = sessionStorage.getItem(DRAWN) ?? String(Math.random() < SHARE);
    sessionStorage.setItem(DRAWN, drawn);
    return drawn === 'true';
  } catch {
    // Who cannot remember a draw would draw on every page, which is not once.
    return false;
  }
}

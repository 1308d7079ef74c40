import { held, show } from './preference.client.ts';
import { preferences } from './preferences.client.ts';

/** Paper is light; what asks the document for its scheme, as live parts do, is told so. */
export function printInLight(): void {
  addEventListener('beforeprint', () => {
    document.documentElement.dataset.scheme = 'light';
  });
  addEventListener('afterprint', () => show(preferences.scheme, held(preferences.scheme)));
}

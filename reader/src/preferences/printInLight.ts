import { held, show } from './preference.ts';
import { preferences } from './preferences.ts';

/** Paper is light; what asks the document for its scheme, as live parts do, is told so. */
export function printInLight(): void {
  addEventListener('beforeprint', () => {
    document.documentElement.dataset.scheme = 'light';
  });
  addEventListener('afterprint', () => show(preferences.scheme, held(preferences.scheme)));
}

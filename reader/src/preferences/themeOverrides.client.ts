// What a visitor tries on all demos of the site: colors of their own, or another density.

import { keep, recall } from './memory.client.ts';

const KEY = 'tried';

/** Under which the document has the styles of what is tried; without them, nothing is. */
export const TRIED = 'tried';

export interface Tried {
  colors?:
    | {
        primary: string;
        secondary: string;
        /** The variables that the colors change, as a stylesheet. */
        style: string;
        /** What of the theme's palette they change, for what reads it in script. */
        palette?: Readonly<Record<string, Readonly<Record<string, string>>>>;
      }
    | undefined;
  density?: { spacing: number; compact: boolean; style: string } | undefined;
}

/** What the visitor tries; nothing, where that was not kept or cannot be read. */
export function recallTried(): Tried {
  try {
    return JSON.parse(recall(KEY) ?? '') ?? {};
  } catch {
    return {};
  }
}

/** Tries something beside what is tried already, on this page at once. */
export function keepTried(tried: Tried): void {
  const all = { ...recallTried(), ...tried };
  keep(KEY, all.colors || all.density ? JSON.stringify(all) : null);
  showTried(all);
  dispatchEvent(new CustomEvent(TRIED, { detail: all }));
}

/** Tells what is tried from now on, here or in another tab; returns how to end that. */
export function followTried(tell: (tried: Tried) => void): () => void {
  const hearing = new AbortController();
  const { signal } = hearing;
  addEventListener('storage', () => tell(recallTried()), { signal });
  addEventListener(TRIED, (event) => tell((event as CustomEvent<Tried>).detail), { signal });
  return () => hearing.abort();
}

/** Shows what is tried on the document, or ends that. */
export function showTried({ colors, density }: Tried = recallTried()): void {
  const style = document.getElementById(TRIED) ?? document.createElement('style');
  style.id = TRIED;
  style.textContent = `${colors?.style ?? ''}${density?.style ?? ''}`;
  const { dataset } = document.documentElement;
  if (density?.compact) dataset.demos = 'compact';
  else delete dataset.demos;
  if (colors || density) document.head.append(style);
  else style.remove();
}

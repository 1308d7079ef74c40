// The visitor's own theme on all demos of the site: colors, or another density.

import { addToHead } from '../elements/addToHead.client.ts';
import { makeElement } from '../elements/makeElement.client.ts';
import { keep, recall } from './memory.client.ts';

/** What was stored under this name in earlier versions of the site still holds. */
const KEY = 'tried';

/** The id of the style element that the document has while there are overrides, and the event that tells of a change. */
export const THEME_OVERRIDES = 'theme-overrides';

export interface ThemeOverrides {
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

/** The visitor's overrides; none where they were not kept or cannot be read. */
export function recallThemeOverrides(): ThemeOverrides {
  try {
    return JSON.parse(recall(KEY) ?? '{}') ?? {};
  } catch {
    return {};
  }
}

/** Keeps overrides beside those there are, and applies them to this page at once. */
export function keepThemeOverrides(overrides: ThemeOverrides): void {
  const all = { ...recallThemeOverrides(), ...overrides };
  keep(KEY, all.colors || all.density ? JSON.stringify(all) : null);
  applyThemeOverrides(all);
  dispatchEvent(new CustomEvent(THEME_OVERRIDES, { detail: all }));
}

/** Tells of every change from now on, here or in another tab; returns how to end that. */
export function followThemeOverrides(tell: (overrides: ThemeOverrides) => void): () => void {
  const hearing = new AbortController();
  const { signal } = hearing;
  addEventListener('storage', () => tell(recallThemeOverrides()), { signal });
  addEventListener(
    THEME_OVERRIDES,
    (event) => tell((event as CustomEvent<ThemeOverrides>).detail),
    {
      signal,
    },
  );
  return () => hearing.abort();
}

/** Applies overrides to the document, or takes them away. */
export function applyThemeOverrides(
  { colors, density }: ThemeOverrides = recallThemeOverrides(),
): void {
  const style =
    document.getElementById(THEME_OVERRIDES) ?? makeElement('style', { id: THEME_OVERRIDES });
  style.textContent = `${colors?.style ?? ''}${density?.style ?? ''}`;
  const { dataset } = document.documentElement;
  if (density?.compact) dataset.demos = 'compact';
  else delete dataset.demos;
  if (colors || density) addToHead(style);
  else style.remove();
}

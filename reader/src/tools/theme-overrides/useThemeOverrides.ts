import { useMemo, useSyncExternalStore } from 'react';
import {
  followThemeOverrides,
  recallThemeOverrides,
  type ThemeOverrides,
} from '../../preferences/themeOverrides.client.ts';

/** The visitor's theme overrides, set here or in another tab; none while the page is hydrated. */
export function useThemeOverrides(): ThemeOverrides {
  // As text, so that what did not change is the same.
  const kept = useSyncExternalStore(followThemeOverrides, readOverrides, () => NOTHING);
  return useMemo(() => JSON.parse(kept), [kept]);
}

function readOverrides(): string {
  return JSON.stringify(recallThemeOverrides());
}

const NOTHING = '{}';

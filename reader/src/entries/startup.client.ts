// Blocks the first paint for an instant: built as a classic file of its own.

import { applyPreferences } from '../preferences/applyPreferences.client.ts';
import { applyThemeOverrides } from '../preferences/themeOverrides.client.ts';
import { restorePlaceBeforePaint } from '../shell/SideNavigation/restorePlace.client.ts';
import { applyLateStyles } from '../startup/applyLateStyles.client.ts';

applyPreferences();
applyThemeOverrides();
// What was chosen or taken back while the page lay in the back/forward cache, or in another tab.
// In a frame the storage is soon another, which is the demo's own.
if (self === top) {
  addEventListener('pageshow', () => applyThemeOverrides());
  addEventListener('storage', () => applyThemeOverrides());
}
applyLateStyles();
restorePlaceBeforePaint();

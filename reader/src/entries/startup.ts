// Blocks the first paint for an instant: built as a classic file of its own.

import { applyPreferences } from '../preferences/applyPreferences.ts';
import { restorePlaceBeforePaint } from '../shell/SideNavigation/restorePlace.ts';

applyPreferences();
restorePlaceBeforePaint();

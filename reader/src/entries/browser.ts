// What every page runs once it is readable: small, without React.

import { listenForCopying, offerCopying } from '../article/code/copy.ts';
import { rememberTabs } from '../article/code/tabs.ts';
import { listenForWrapping, offerWrapping } from '../article/code/wrap.ts';
import { offerDemos } from '../demo/offerDemos.ts';
import { defineLivePart } from '../islands/live-part.ts';
import { fetchLiveModules } from '../islands/liveModules.ts';
import { followPreferences } from '../preferences/followPreferences.ts';
import { recall } from '../preferences/memory.ts';
import { printInLight } from '../preferences/printInLight.ts';
import { offerSearch } from '../search/offerSearch.ts';
import { rememberPage } from '../search/rememberPage.ts';
import { SOUGHT } from '../search/sought.ts';
import { followReader } from '../shell/Contents/followReader.ts';
import { holdFocusInDrawers } from '../shell/drawers.ts';
import { operateMenus } from '../shell/operateMenus.ts';
import { prefetchLinks } from '../shell/prefetch.ts';
import { nameSearchKeys } from '../shell/SearchTrigger/nameSearchKeys.ts';
import { offerSettings } from '../shell/Settings/offerSettings.ts';
import { listenForShortcuts } from '../shell/Shortcuts/listenForShortcuts.ts';
import { offerNavigation } from '../shell/SideNavigation/offerNavigation.ts';
import { leadToSamePage } from '../shell/VersionMenu/leadToSamePage.ts';
import { whenActivated } from '../startup/activation.ts';
import { offerOffline } from '../startup/offerOffline.ts';

defineLivePart();
fetchLiveModules();
followPreferences();
rememberTabs();
offerCopying();
listenForCopying();
offerWrapping();
listenForWrapping();
offerDemos();
printInLight();
offerSettings();
operateMenus();
leadToSamePage();
holdFocusInDrawers();
offerNavigation();
followReader();
nameSearchKeys();
offerSearch();
listenForShortcuts();
prefetchLinks();
whenActivated(() => {
  rememberPage();
  if (recall(SOUGHT)) void import('../search/markArrival.ts');
});
offerOffline();

/** What few pages have. */
const SELDOM =
  '[data-lost], [data-error-message], [data-sizes], #tried, [data-changes], [data-filter], .facts';

if (document.querySelector(SELDOM)) void import('./onDemand.ts');

// What every page runs once it is readable: small, without React.

import { listenForCopying, offerCopying } from '../article/code/copy.client.ts';
import { rememberTabs } from '../article/code/tabs.client.ts';
import { listenForWrapping, offerWrapping } from '../article/code/wrap.client.ts';
import { offerOwnProps } from '../article/facts/offerOwnProps.client.ts';
import { offerDemos } from '../demo/offerDemos.client.ts';
import { defineLivePart } from '../islands/live-part.client.ts';
import { fetchLiveModules } from '../islands/liveModules.client.ts';
import { followPreferences } from '../preferences/followPreferences.client.ts';
import { recall } from '../preferences/memory.client.ts';
import { printInLight } from '../preferences/printInLight.client.ts';
import { offerSearch } from '../search/offerSearch.client.ts';
import { rememberPage } from '../search/rememberPage.client.ts';
import { SOUGHT } from '../search/sought.ts';
import { followReader } from '../shell/Contents/followReader.client.ts';
import { holdFocusInDrawers } from '../shell/drawers.client.ts';
import { operateMenus } from '../shell/operateMenus.client.ts';
import { prefetchAhead } from '../shell/prefetch.client.ts';
import { nameKeys } from '../shell/SearchTrigger/nameKeys.client.ts';
import { offerSettings } from '../shell/Settings/offerSettings.client.ts';
import { listenForShortcuts } from '../shell/Shortcuts/listenForShortcuts.client.ts';
import { offerNavigation } from '../shell/SideNavigation/offerNavigation.client.ts';
import { leadToSamePage } from '../shell/VersionMenu/leadToSamePage.client.ts';
import { whenActivated } from '../startup/activation.client.ts';
import { greet } from '../startup/consoleBanner.client.ts';
import { whenLoaded } from '../startup/loaded.client.ts';
import { offerOffline } from '../startup/offerOffline.client.ts';
import { onApproach } from '../ui/delegation.client.ts';

defineLivePart();
fetchLiveModules();
followPreferences();
rememberTabs();
offerCopying();
listenForCopying();
offerWrapping();
listenForWrapping();
offerOwnProps();
offerDemos();
printInLight();
offerSettings();
operateMenus();
leadToSamePage();
holdFocusInDrawers();
offerNavigation();
followReader();
nameKeys();
offerSearch();
listenForShortcuts();
onApproach('form.rate, [data-tooltip]', () => import('./onApproach.client.ts'));
prefetchAhead();
whenActivated(() => {
  rememberPage();
  if (recall(SOUGHT)) void import('../search/markArrival.client.ts');
});
offerOffline();
whenLoaded(greet);

/** What few pages have. */
const SELDOM = '[data-lost], #theme-overrides, .facts, [data-notice]';

if (document.querySelector(SELDOM)) void import('./onDemand.client.ts');

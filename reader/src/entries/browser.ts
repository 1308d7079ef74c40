// What every page runs once it is readable: small, without React.

import { listenForCopying, offerCopying } from '../article/code/copy.ts';
import { rememberTabs } from '../article/code/tabs.ts';
import { listenForWrapping, offerWrapping } from '../article/code/wrap.ts';
import { offerDemos } from '../article/demo/offerDemos.ts';
import { defineLivePart } from '../islands/live-part.ts';
import { fetchLiveModules } from '../islands/liveModules.ts';
import { followPreferences } from '../preferences/followPreferences.ts';
import { printInLight } from '../preferences/printInLight.ts';
import { offerSearch } from '../search/offerSearch.ts';
import { rememberPage } from '../search/recentPages.ts';
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
whenActivated(() => rememberPage(location.pathname));

/** What few pages have, and what operates it there. */
const seldom = {
  '[data-lost]': () => import('../shell/LostPage/offerNearest.ts'),
  '[data-error-message]': () => import('../article/embeds/ErrorMessage/answerAddress.ts'),
  '[data-sizes]': () => import('../article/embeds/SizeTable/operateSizes.ts'),
  '[data-changes]': () => import('../article/embeds/ApiChanges/operateChanges.ts'),
  '.facts': async () => (await import('../article/reference/foldFacts.ts')).foldFacts(),
};
for (const [part, operate] of Object.entries(seldom)) {
  if (document.querySelector(part)) void operate();
}

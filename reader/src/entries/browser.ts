// What every page runs once it is readable: small, without React.

import { offerCopying } from '../article/code/copy.ts';
import { rememberTabs } from '../article/code/tabs.ts';
import { defineLivePart } from '../islands/live-part.ts';
import { closeMenus } from '../shell/closeMenus.ts';
import { holdFocusInDrawers } from '../shell/drawers.ts';
import { offerSchemes } from '../shell/offerSchemes.ts';
import { showActiveRow } from '../shell/showActiveRow.ts';

showActiveRow();
defineLivePart();
rememberTabs();
offerCopying();
offerSchemes();
closeMenus();
holdFocusInDrawers();

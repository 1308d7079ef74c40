import { listAll } from './listAll.client.ts';
import { NAVIGATION } from './names.ts';
import { recallPlace } from './place.client.ts';
import { findCurrentRow, heightOf, markCurrentRow } from './rows.client.ts';

/** Room above and below a row that is brought into view, so that its neighbors are seen too. */
const AIR = 96;

/** Puts the navigation where it was on the page before, in the first frame that shows it. */
export function restorePlaceBeforePaint(): void {
  requestAnimationFrame(() => {
    const drawer = document.getElementById(NAVIGATION);
    // What follows the drawer is there only when the drawer is complete.
    if (drawer?.nextElementSibling) restorePlace(drawer);
    else if (document.readyState === 'loading') restorePlaceBeforePaint();
  });
}

/** Puts the rows back as the page before left them, and the row of the page into view. */
export function restorePlace(drawer: HTMLElement): void {
  const navigation = drawer.querySelector('nav');
  // A drawer that is closed shows its rows when it opens.
  if (!navigation?.clientHeight) return;

  const place = recallPlace(navigation.dataset.whole);
  if (place?.rows) putRowsBack(navigation, place.rows);
  if (place) navigation.scrollTop = place.top;
  const row = findCurrentRow(navigation);
  if (!row) return;

  if (place?.followed && row.pathname === place.followed.pathname) {
    navigation.scrollTop += heightOf(row, navigation) - place.followed.height;
  }
  bringIntoView(row, navigation);
}

/** Scrolls as little as shows a row with what is around it; the page itself stays put. */
export function bringIntoView(row: HTMLElement, navigation: HTMLElement): void {
  const top = heightOf(row, navigation);
  const lowest = navigation.clientHeight - row.offsetHeight;
  if (top < 0) navigation.scrollTop += top - AIR;
  else if (top > lowest) navigation.scrollTop += top - lowest + AIR;
}

function putRowsBack(navigation: HTMLElement, rows: string): void {
  const list = navigation.querySelector('ul');
  const href = findCurrentRow(navigation)?.getAttribute('href');
  if (!list || !href) return;

  const all = listAll(list, rows);
  if (markCurrentRow(all, href)) list.replaceWith(all);
}

import { findAround, leadsElsewhere } from '../../ui/delegation.client.ts';
import { NAVIGATION } from './names.ts';
import { keepPlace } from './place.client.ts';
import { findGroup, heightOf, pathOf } from './rows.client.ts';

/** Lets groups open where they stand and rows be filtered, from the moment one reaches for them. */
export function offerNavigation(): void {
  const drawer = document.getElementById(NAVIGATION);
  const navigation = drawer?.querySelector('nav');
  const field = drawer?.querySelector('input');
  if (!drawer || !navigation || !field) return;

  const allRows = fetchOnce(navigation);
  drawer.addEventListener('pointerenter', allRows);
  drawer.addEventListener('focusin', allRows);
  field.addEventListener('focus', () => offerFilter(drawer, allRows), { once: true });
  openGroups(navigation, allRows);
  keepFocusOffLinks(navigation);
  rememberPlace(navigation, field);
}

type AllRows = () => Promise<void>;

function fetchOnce(navigation: HTMLElement): AllRows {
  let asked: Promise<void> | undefined;

  return () => {
    asked ??= import('./showAllRows.client.ts')
      .then(({ showAllRows }) => showAllRows(navigation))
      .catch(() => {
        // The rows that are there work by their links; the next reach is the next attempt.
        asked = undefined;
      });
    return asked;
  };
}

async function offerFilter(drawer: HTMLElement, allRows: AllRows): Promise<void> {
  const [{ filterRows }] = await Promise.all([import('./filterRows.client.ts'), allRows()]);
  filterRows(drawer);
}

function openGroups(navigation: HTMLElement, allRows: AllRows): void {
  navigation.addEventListener('click', (event) => {
    const link = findAround<HTMLAnchorElement>(event, 'a');
    // For a tab, a window or a file of its own, a group is a link like any other.
    if (!link || leadsElsewhere(event)) return;

    if (link.matches('details + span > a')) {
      event.preventDefault();
      toggle(link.closest('li')?.querySelector('summary'));
    } else if (link.matches('[data-group]')) {
      event.preventDefault();
      void openClosed(link, navigation, allRows);
    }
  });
}

/** Keeps the focus off the link that lies over a group: the group itself is what is operated. */
function keepFocusOffLinks(navigation: HTMLElement): void {
  navigation.addEventListener('mousedown', (event) => {
    const { target, button } = event;
    if (button === 0 && target instanceof Element && target.matches('details + span > a')) {
      event.preventDefault();
    }
  });
}

function toggle(title: HTMLElement | null | undefined): void {
  title?.click();
  title?.focus({ preventScroll: true });
}

async function openClosed(
  link: HTMLAnchorElement,
  navigation: HTMLElement,
  allRows: AllRows,
): Promise<void> {
  const path = pathOf(link);
  await allRows();
  const title = findGroup(navigation, path);
  if (title) toggle(title);
  else location.assign(link.href);
}

function rememberPlace(navigation: HTMLElement, field: HTMLInputElement): void {
  const { whole = '' } = navigation.dataset;
  let followed: { pathname: string; height: number } | undefined;

  navigation.addEventListener('click', (event) => {
    const row = findAround<HTMLAnchorElement>(event, 'a');
    if (row) followed = { pathname: row.pathname, height: heightOf(row, navigation) };
  });
  addEventListener('pagehide', () => {
    if (field.value) clear(field);
    const rows = navigation.querySelector<HTMLElement>('ul[data-all]')?.innerHTML;
    keepPlace({ whole, top: navigation.scrollTop, followed, rows });
  });
}

function clear(field: HTMLInputElement): void {
  field.value = '';
  field.dispatchEvent(new Event('input'));
}

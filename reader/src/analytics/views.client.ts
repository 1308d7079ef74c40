// What a visitor sees, as a person would count it.

import type { Fields } from './TagService.client.ts';
import { whenVisible } from './visibility.client.ts';

/**
 * Calls back for the page on screen, and whenever there is another address or the page comes back;
 * in a hidden tab not before the tab is shown.
 */
export function watchViews(see: () => void): void {
  let seen = '';
  let isWaiting = false;
  const look = () => {
    seen = location.pathname;
    if (isWaiting) return;

    isWaiting = true;
    // Whatever changes the address changes the title after it.
    setTimeout(() =>
      whenVisible(() => {
        isWaiting = false;
        see();
      }),
    );
  };
  const follow = () => {
    if (location.pathname !== seen) look();
  };

  look();
  // Back from where the browser keeps pages for the way back: for its visitor a page like others.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) look();
  });
  // A tab with an address of its own; what only moves the hash or the query stays one view.
  if ('navigation' in window) navigation.addEventListener('currententrychange', follow);
  else addEventListener('popstate', follow);
}

/** What there is to say of the view on screen. */
export function describeView(): Fields {
  return {
    page_title: document.title,
    page_location: location.pathname,
    productId: readMeta('productId'),
    productCategoryId: readMeta('productCategoryId'),
  };
}

function readMeta(name: string): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="tearsheet:${name}"]`)?.content;
}

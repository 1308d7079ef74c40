// What code in this document may do, before any of it runs.

import { addPolicy } from '../../elements/addPolicy.client.ts';
import { addToHead } from '../../elements/addToHead.client.ts';
import { makeElement } from '../../elements/makeElement.client.ts';

/**
 * Lets scripts, styles and pictures come from this site alone.
 *
 * The document is written without knowing its host, and what "self" means in a document without an
 * origin browsers do not agree on. So its own policy shuts everything but these, and here, where the
 * address is known, a second policy names it; what one of the two refuses is refused.
 */
export function closePolicy(): void {
  const site = siteOrigin();
  addPolicy([
    `script-src ${site}/assets/ 'unsafe-eval'`,
    `style-src ${site}/assets/ 'unsafe-inline'`,
    `font-src ${site}/assets/ data:`,
    `img-src ${site} data: blob:`,
  ]);
  keepNamesUnasked();
}

/** Firefox looks up the hosts of all links that a document shows, unless it says otherwise before. */
function keepNamesUnasked(): void {
  addToHead(makeElement('meta', { httpEquiv: 'x-dns-prefetch-control', content: 'off' }));
}

/** The origin this document was fetched from; it has none of its own. */
export function siteOrigin(): string {
  return new URL(location.href).origin;
}

/** Lets the versions that have the page on screen lead to it there, instead of to their beginning. */
export function leadToSamePage(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-pages]')) {
    const same = samePage(link.dataset, location.pathname);
    if (same) link.href = same;
  }
}

/** Where a page is in another version; nothing when that version does not have it. */
export function samePage({ pages, without }: DOMStringMap, address: string): string | undefined {
  return without?.split(' ').includes(address) ? undefined : pages?.replace('{address}', address);
}

import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { PageName } from './nearest.ts';

/** Fills a list with the pages that an address may have meant. */
export function showNearest(list: Element, pages: readonly PageName[]): void {
  // At once, since what stands below waits for it.
  flushSync(() => createRoot(list).render(<NearestPages pages={pages} />));
}

function NearestPages({ pages }: { pages: readonly PageName[] }) {
  return pages.map(([address, title]) => (
    <li key={address}>
      <a href={address}>
        {title} <span>{address}</span>
      </a>
    </li>
  ));
}

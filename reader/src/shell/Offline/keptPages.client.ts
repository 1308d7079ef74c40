// The single pages that are kept because they were visited.

import { DOCUMENTS } from '../../offline/caches.ts';

export interface KeptPage {
  readonly address: string;
  readonly title: string;
}

const OWN = `${location.origin}/offline/`;

const TITLE = /<title>([^<]*)/;

/** Finds the pages visited last, the latest first. */
export async function findVisited(most: number): Promise<readonly KeptPage[]> {
  const cache = await caches.open(DOCUMENTS.name);
  const visited = [...(await cache.keys())].reverse();
  // The page that lists what is kept is no news there.
  const kept = visited.filter(({ url }) => !url.startsWith(OWN)).slice(0, most);
  return Promise.all(
    kept.map(async (request) => {
      const html = (await (await cache.match(request, { ignoreVary: true }))?.text()) ?? '';
      const { pathname } = new URL(request.url);
      return { address: pathname, title: readTitle(html) || pathname };
    }),
  );
}

function readTitle(html: string): string {
  const written = TITLE.exec(html)?.[1] ?? '';
  return new DOMParser().parseFromString(written, 'text/html').body.textContent;
}

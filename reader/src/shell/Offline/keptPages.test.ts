import { afterEach, expect, test, vi } from 'vitest';
import { answered, CacheStandIn } from '../../offline/cacheStandIn.test.fixture.ts';
import { DOCUMENTS } from '../../offline/caches.ts';
import { findVisited } from './keptPages.client.ts';

afterEach(() => vi.unstubAllGlobals());

test('the pages visited last are found by their titles, without those that tell of them', async () => {
  const disk = new CacheStandIn();
  vi.stubGlobal('caches', disk);
  const cache = await disk.open(DOCUMENTS.name);
  for (const [path, title] of [
    ['/old/', 'Old'],
    ['/switch/', 'Switch &amp; Toggle'],
    ['/offline/', 'Offline reading'],
    ['/nameless/', ''],
  ]) {
    await cache.put(`${location.origin}${path}`, answered(`<title>${title}</title>`));
  }

  expect(await findVisited(2)).toEqual([
    { address: '/nameless/', title: '/nameless/' },
    { address: '/switch/', title: 'Switch & Toggle' },
  ]);
});

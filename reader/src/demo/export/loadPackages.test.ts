import { expect, test, vi } from 'vitest';
import { loadPackages } from './loadPackages.ts';

test('the packages are fetched once, and again only after a failure', async () => {
  const packages = { react: { version: '19.3.1' } };
  const fetch = vi.fn(async () => new Response('', { status: 503 }));
  vi.stubGlobal('fetch', fetch);
  await expect(loadPackages()).rejects.toThrow('503');

  fetch.mockImplementation(async () => Response.json(packages));

  expect(await loadPackages()).toEqual(packages);
  expect(await loadPackages()).toEqual(packages);
  expect(fetch).toHaveBeenCalledTimes(2);
});

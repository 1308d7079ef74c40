// Pagefind: its own program writes the index; its own script for browsers reads it, here from disk.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Answers whose pages are looked up; each is a file of its own. */
const MOST = 10;

/** What has been read, by its address. */
export const fetched = new Map();

export async function open(folder) {
  // What the script asks of a browser, and no more.
  globalThis.document = {
    currentScript: null,
    querySelector: () => ({ getAttribute: () => 'en' }),
  };
  globalThis.location = new URL('http://localhost/');
  globalThis.fetch = async (address) => read(String(address));
  const home = pathToFileURL(join(folder, '/')).href;
  const pagefind = await import(`${home}pagefind.js`);
  await pagefind.options({ basePath: home, baseUrl: '/' });
  await pagefind.init();
  return async (words) => {
    const { results } = await pagefind.search(words);
    const pages = await Promise.all(results.slice(0, MOST).map((result) => result.data()));
    return pages.map(({ url }) => url);
  };
}

function read(address) {
  const body = readFileSync(fileURLToPath(address.split('?')[0]));
  fetched.set(address.split('?')[0], body.length);
  return new Response(body);
}

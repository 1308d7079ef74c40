// What is fetched on first use is fetched alone: no module brings a stylesheet along that would have to be there first.

import type { Plugin } from 'vite';

/** Leaves out the bundler's own way of fetching, which looks for such stylesheets, from every file that fetches. */
export function preloading(): Plugin {
  return {
    name: 'tearsheet:preloading',
    enforce: 'pre',
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}

// A demo that could not be loaded has nothing that could be replaced: mended, it is loaded again.

import type { Plugin } from 'vite';

/** Until then Vite has noted that the file is another one. */
const SOON = 20;

/** Tells open pages to try parts again that did not load. */
export function retryParts(): Plugin {
  return {
    name: 'tearsheet:retries',
    hotUpdate({ modules }) {
      const { name, hot } = this.environment;
      const unread = modules.some(({ isSelfAccepting }) => isSelfAccepting === undefined);
      if (name === 'client' && unread) setTimeout(() => hot.send('tearsheet:retry'), SOON);
    },
  };
}

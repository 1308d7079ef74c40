// The key of the commercial packages, set where those look for it before they run.

import type { Plugin } from 'vite';

/** What the module of a demo imports first if it needs a key. */
export const LICENSE = 'virtual:license';

/** Whether some code imports a package that asks for a key, or the grid that such packages extend. */
export function needsLicense(code: string): boolean {
  return COMMERCIAL.test(code);
}

const COMMERCIAL = /\bfrom\s+['"]@mui\/x-(?:[\w-]+-(?:pro|premium)|data-grid)(?:\/[^'"]*)?['"]/;

/** Sets the key; without one nothing is set, and nothing is bundled for it. */
export function license(key: string | null | undefined): Plugin {
  return {
    name: 'tearsheet:license',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^virtual:license$/ },
      handler: (source) => ({ id: `\0${source}`, moduleSideEffects: Boolean(key) }),
    },
    load: {
      filter: { id: /^\0virtual:license$/ },
      handler: () => writeKey(key),
    },
  };
}

/**
 * Writes what the packages' own function for it does, without the packages.
 *
 * They keep the key in an object of the whole document, so that several copies of them find the
 * same one; whoever comes first makes it, and the others take what is there.
 */
function writeKey(key: string | null | undefined): string {
  if (!key) return '';
  return `(globalThis.__MUI_LICENSE_INFO__ ??= {}).key ??= ${JSON.stringify(key)};`;
}

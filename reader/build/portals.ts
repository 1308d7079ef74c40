// What demos open above the page: the portals of the libraries lead to a place that belongs to the demo.

import { join } from 'node:path';
import type { Plugin } from 'vite';
import { reader } from './settings.ts';

/** Puts our own way in front of the portal of every library. */
export function portals(): Plugin {
  return {
    name: 'tearsheet:portals',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\bPortal(?:\.js)?$/ },
      async handler(source, importer, options) {
        if (!importer || importer.startsWith(OURS)) return undefined;

        const found = await this.resolve(source, importer, { ...options, skipSelf: true });
        return found && PORTAL.test(found.id) ? OURS + found.id : found;
      },
    },
    load: {
      filter: { id: /^\0portal:/ },
      handler: (id) => writeOurs(id.slice(OURS.length)),
    },
  };
}

const OURS = '\0portal:';
const PORTAL = /@mui\/(base|material)\/(?:.+\/)?Portal\/Portal\.js$/;

function writeOurs(file: string): string {
  const name = PORTAL.exec(file)?.[1] === 'base' ? 'Portal' : 'default';
  return [
    `import { ${name} as Original } from ${JSON.stringify(file)};`,
    `import { atHome } from ${JSON.stringify(join(reader, 'src/islands/portals/atHome.island.tsx'))};`,
    'export const Portal = atHome(Original);',
    'export default Portal;',
  ].join('\n');
}

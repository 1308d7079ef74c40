// Modules that are in no file: the engine writes them, the bundler reads them.

import { join } from 'node:path';
import type { Plugin } from 'vite';
import { reader } from '../settings.ts';

/** Lets `written:name` be the module of that name, as if it lay in the reader's folder. */
export function writtenModules(modules: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'tearsheet:written-modules',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^written:/ },
      handler: (id) => join(reader, `${id.replace(':', '-')}.js`),
    },
    load: {
      filter: { id: /\/written-\w+\.js$/ },
      handler: (id) => modules[/written-(\w+)\.js$/.exec(id)?.[1] ?? ''],
    },
  };
}

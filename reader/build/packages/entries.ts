// The entries of the stock: one for each module that demos take something from.

import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { FROM_HERE, placesOfPackages } from '../confinement/packages.ts';
import type { Side } from '../demos.ts';
import { ALL } from './imports.ts';
import type { WantedModules } from './wanted.ts';

const PREFIX = 'virtual:stock/';

/** Whatever the module is: its entry is a script. */
const SUFFIX = '.js';

/** The entry of a module, as the bundler knows it. */
export function stockInput(module: string): string {
  return PREFIX + module + SUFFIX;
}

/** The module that an entry passes on; none for what is no entry of the stock. */
export function moduleOfEntry(id: string | undefined): string | undefined {
  return id?.startsWith(`\0${PREFIX}`) ? id.slice(`\0${PREFIX}`.length, -SUFFIX.length) : undefined;
}

/** Lists the entries of all modules under names that files can have. */
export function stockInputs(wanted: WantedModules): Record<string, string> {
  const rows = [...wanted.keys()].map((module) => [module.replace(/^\//, ''), stockInput(module)]);
  return Object.fromEntries(rows);
}

/** Writes an entry for each module: it passes on what is taken, and nothing else is kept. */
export function stockEntries(wanted: WantedModules, side: Side): Plugin {
  return {
    name: 'tearsheet:stock',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^virtual:stock\// },
      handler: (source) => `\0${source}`,
    },
    load: {
      filter: { id: /^\0virtual:stock\// },
      handler: (id) => writeEntry(moduleOfEntry(id) ?? '', wanted, side),
    },
  };
}

/** Finds packages where those of the project are, or the reader's. */
export function packagesOfDemos(wanted: WantedModules): Plugin {
  return {
    name: 'tearsheet:packages-of-demos',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const module = wanted.get(moduleOfEntry(importer) ?? '');
      if (!importer || !module) return undefined;

      for (const place of placesOfPackages(module.project)) {
        const found = await this.resolve(source, place, { ...options, skipSelf: true });
        if (found) return found;
      }
      return this.error({ message: `There is no ${source}.`, id: importer });
    },
  };
}

function writeEntry(module: string, wanted: WantedModules, side: Side): string {
  const exports = [...(wanted.get(module)?.exports ?? [])].sort();
  const from = JSON.stringify(module);
  if (exports.length === 0) return `import ${from};`;
  if (side === 'server' && REACT.test(module)) return writeMembers(module, exports);

  const named = exports.filter((name) => name !== ALL);
  return [
    ...(exports.includes(ALL) ? [`export * from ${from};`] : []),
    ...(named.length > 0 ? [`export { ${named.join(', ')} } from ${from};`] : []),
  ].join('');
}

/** Published for Node as one object for each module: passed on by name, that would be read in a file of its own. */
const REACT = /^react(?:-dom)?(?:\/|$)/;

function writeMembers(module: string, exports: readonly string[]): string {
  const all = exports.includes(ALL) ? Object.keys(require(module)) : exports;
  const members = all.filter((name) => name !== 'default' && name !== ALL);
  return `import whole from ${JSON.stringify(module)};
    export const { ${members.join(', ')} } = whole;
    export default whole;`;
}

const require = createRequire(FROM_HERE);

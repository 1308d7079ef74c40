// How demos come to what the stock has, while they are bundled.

import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { demoInput } from '../demos.ts';
import { digestOf } from '../digest.ts';
import { withoutQuery } from '../moduleId.ts';
import { type DemoVariant, modulesOf } from '../variant.ts';
import { findCarried } from './carried.ts';
import { withoutTypes } from './imports.ts';
import { leadToStock } from './leading.ts';
import { refuseNodeModules } from './nodeModules.ts';
import type { Stock } from './stock.ts';

/** Where the files of a stock are found. */
export interface CacheSpec {
  stock: Stock;
  place: string;
}

/**
 * Reads the files of demos with their imports led to the stock.
 *
 * To the bundler each demo has a stock of its own: it puts the imports of a file into one order for
 * all it bundles, so that a demo would depend on those that are bundled with it.
 */
export function takeFromStock(demos: readonly DemoVariant[], { stock, place }: CacheSpec): Plugin {
  const modules = new Map(demos.flatMap(modulesOf));
  const ownerOf = findOwners(demos);

  return {
    name: 'tearsheet:take-from-stock',
    enforce: 'pre',
    config: () => ({ build: { rolldownOptions: { output: { paths: withoutQuery } } } }),
    resolveId: {
      filter: { id: /^\// },
      handler: (source, importer) =>
        source.startsWith(place) && source.slice(place.length) in stock.files
          ? { id: source + OWNER + ownerOf(importer), external: true }
          : undefined,
    },
    // Two demos may be the same to the letter; which of them comes first must not matter.
    augmentChunkHash: ({ facadeModuleId, moduleIds }) => ownerOf(facadeModuleId ?? moduleIds[0]),
    load: {
      filter: { id: /\.[jt]sx?$/ },
      async handler(id) {
        const written = modules.get(id);
        const code = written === undefined ? undefined : await withoutTypes(written, id);
        if (written === undefined || code === undefined) return undefined;

        refuseNodeModules(this, { file: id, written, code });
        return { code: leadToStock(code, stock, place), moduleType: 'js' };
      },
    },
  };
}

/** Gives each demo small modules of its own, such as icons: one that two of them show would be a file for both. */
export function carriedByDemos(demos: readonly DemoVariant[], { stock, place }: CacheSpec): Plugin {
  const ownerOf = findOwners(demos);
  const carried = findCarried();

  return {
    name: 'tearsheet:carried',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^[@\w.]/ },
      async handler(source, importer, options) {
        const isBeside = source.startsWith('.') && importer?.includes(OWNER);
        if (!isBeside && !carried(source)) return undefined;

        const from = importer && withoutQuery(importer);
        const found = await this.resolve(source, from, { ...options, skipSelf: true });
        return found && { ...found, id: withoutQuery(found.id) + OWNER + ownerOf(importer) };
      },
    },
    load: {
      filter: { id: /\?of=/ },
      handler: (id) => leadToStock(readFileSync(withoutQuery(id), 'utf8'), stock, place),
    },
  };
}

const OWNER = '?of=';

/** Tells whose module one is: the digest of a demo's id. */
function findOwners(demos: readonly DemoVariant[]): (module: string | undefined) => string {
  const owners = new Map(
    demos.flatMap((demo) =>
      [`\0${demoInput(demo)}`, ...demo.texts.keys()].map((module) => [module, digestOf(demo.id)]),
    ),
  );
  return (module = '') => owners.get(module) ?? module.split(OWNER)[1] ?? digestOf(module);
}

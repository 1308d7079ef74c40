// How demos come to what the stock has, while they are bundled.

import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { demoInput } from '../demos.ts';
import { digestOf } from '../digest.ts';
import { type Cut, modulesOf } from '../variant.ts';
import { withoutTypes } from './imports.ts';
import { leadToStock } from './leading.ts';
import { refuseNodeModules } from './nodeModules.ts';
import type { Stock } from './stock.ts';
import { isIcon } from './wanted.ts';

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
export function takeFromStock(demos: readonly Cut[], { stock, place }: CacheSpec): Plugin {
  const modules = new Map(demos.flatMap(modulesOf));
  const ownerOf = findOwners(demos);

  return {
    name: 'tearsheet:take-from-stock',
    enforce: 'pre',
    config: () => ({ build: { rolldownOptions: { output: { paths: withoutOwner } } } }),
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

/** Gives each demo icons of its own: one that two of them show would be a file for both. */
export function iconsOfDemos(demos: readonly Cut[], { stock, place }: CacheSpec): Plugin {
  const ownerOf = findOwners(demos);

  return {
    name: 'tearsheet:icons',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^@mui\/icons-material\// },
      async handler(source, importer, options) {
        if (!isIcon(source)) return undefined;

        const found = await this.resolve(source, importer, { ...options, skipSelf: true });
        return found && { ...found, id: withoutOwner(found.id) + OWNER + ownerOf(importer) };
      },
    },
    load: {
      filter: { id: /\?of=/ },
      handler: (id) => {
        const code = readFileSync(withoutOwner(id), 'utf8');
        return leadToStock(code.replace(MAKER, MADE_WITH), stock, place);
      },
    },
  };
}

const OWNER = '?of=';

/** A file of the stock as it is known outside the bundler. */
export function withoutOwner(id: string): string {
  return id.split(OWNER, 1)[0] ?? id;
}

/** Tells whose module one is: the digest of a demo's id. */
function findOwners(demos: readonly Cut[]): (module: string | undefined) => string {
  const owners = new Map(
    demos.flatMap((demo) =>
      [`\0${demoInput(demo)}`, ...demo.texts.keys()].map((module) => [module, digestOf(demo.id)]),
    ),
  );
  return (module = '') => owners.get(module) ?? module.split(OWNER)[1] ?? digestOf(module);
}

/** The file through which all icons come to what they are made with. */
const MAKER = /import createSvgIcon from ["']\.\/utils\/createSvgIcon(?:\.js)?["']/;
const MADE_WITH = `import { createSvgIcon } from '@mui/material/utils'`;

// How demos come to what the stock has, while they are bundled.

import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { type Cut, modulesOf } from '../cut.ts';
import { digestOf } from '../digest.ts';
import { withoutTypes } from './imports.ts';
import { leadToStock } from './leading.ts';
import { refuseNodeModules } from './nodeModules.ts';
import type { Stock } from './stock.ts';
import { isIcon } from './wanted.ts';

/** Where the files of a stock are found. */
export interface Shelf {
  stock: Stock;
  place: string;
}

/** Reads the files of demos with their imports led to the stock. */
export function takeFromStock(demos: readonly Cut[], { stock, place }: Shelf): Plugin {
  const modules = new Map(demos.flatMap(modulesOf));

  return {
    name: 'tearsheet:take-from-stock',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^\// },
      handler: (source) =>
        source.startsWith(place) && source.slice(place.length) in stock.files
          ? { id: source, external: true }
          : undefined,
    },
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
export function iconsOfDemos({ stock, place }: Shelf): Plugin {
  return {
    name: 'tearsheet:icons',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^@mui\/icons-material\// },
      async handler(source, importer, options) {
        if (!importer || !isIcon(source)) return undefined;

        const found = await this.resolve(source, importer, { ...options, skipSelf: true });
        return found && { ...found, id: `${found.id}${OWNER}${digestOf(importer)}` };
      },
    },
    load: {
      filter: { id: /\?of=/ },
      handler: (id) => {
        const code = readFileSync(id.split(OWNER, 1)[0] ?? '', 'utf8');
        return leadToStock(code.replace(MAKER, MADE_WITH), stock, place);
      },
    },
  };
}

const OWNER = '?of=';

/** The file through which all icons come to what they are made with. */
const MAKER = /import createSvgIcon from ["']\.\/utils\/createSvgIcon(?:\.js)?["']/;
const MADE_WITH = `import { createSvgIcon } from '@mui/material/utils'`;

// `react-is` as a module: published for Node, it would make every demo that lives fetch the bundler's own
// runtime, and all of a package of which one function is used.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { reader } from '../settings.ts';

const PACKAGE = join(reader, '../node_modules/react-is');

/** Reads the copy that all libraries share in the form that browsers read. */
export function reactIsAsModule(): Plugin {
  return {
    name: 'tearsheet:react-is',
    enforce: 'pre',
    load: {
      filter: { id: /\/node_modules\/react-is\/index\.js$/ },
      handler(id) {
        // For developers it is one function around everything; nobody weighs what is bundled for them.
        if (id !== join(PACKAGE, 'index.js') || process.env.NODE_ENV === 'development') return;

        return asModule(readFileSync(join(PACKAGE, 'cjs/react-is.production.js'), 'utf8'));
      },
    },
  };
}

/** Turns what is assigned to `exports`, in statements of their own, into exports. */
export function asModule(code: string): string {
  const names = [...code.matchAll(EXPORTED)].map(([, name]) => name);
  const exported = names.map((name) => `exported_${name} as ${name}`);
  return `${code.replace(EXPORTED, 'const exported_$1 = ')}\nexport { ${exported.join(', ')} };`;
}

const EXPORTED = /^exports\.(\w+) = /gm;

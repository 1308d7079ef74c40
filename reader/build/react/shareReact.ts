// React is one file of its own: pages and demos import it from there, whoever of them comes first.

import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { FROM_HERE } from '../confinement/packages.ts';

/** The modules that a browser needs, all of which are exported by the one file. */
const modules = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  ...(process.env.NODE_ENV === 'development' ? ['react/jsx-dev-runtime'] : []),
];

const ENTRY = 'virtual:react';
const REQUIRED = '\0react-required';

/** The input that the file of React is bundled from. */
export const reactInput = { react: ENTRY };

/** Writes that input. */
export function reactEntry(): Plugin {
  return {
    name: 'tearsheet:react',
    resolveId: {
      filter: { id: /^virtual:react$/ },
      handler: (source) => `\0${source}`,
    },
    load: {
      filter: { id: /^\0virtual:react$/ },
      handler: writeEntry,
    },
  };
}

/** Leads every import of React to its file, which is found under an address. */
export function shareReact(address: string): Plugin {
  return {
    name: 'tearsheet:share-react',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^(?:react|\/assets\/react-)/ },
      handler: (source, _, { kind }) => {
        if (source !== address && !modules.includes(source)) return undefined;
        // Packages of the older kind get an object; the bundler makes it of a module it has itself.
        return kind === 'require-call' ? REQUIRED : { id: address, external: true };
      },
    },
    load: {
      filter: { id: /^\0react-required$/ },
      handler: () => `export * from ${JSON.stringify(address)};`,
    },
  };
}

function writeEntry(): string {
  const imports = modules.map((name, place) => `import m${place} from ${JSON.stringify(name)};`);
  const members = modules.map((_, place) => `...m${place}`);
  return [
    ...imports,
    `const all = { ${members.join(', ')} };`,
    // Whoever imports one of them as a whole finds in it what that one has.
    'export default all;',
    `export const { ${namesOfAll().join(', ')} } = all;`,
  ].join('\n');
}

/** All names that the modules export; no name means two things. */
function namesOfAll(): readonly string[] {
  const require = createRequire(FROM_HERE);
  const members = modules.flatMap((module) => Object.entries(require(module)));
  const all = new Map(members);
  const clash = members.find(([name, value]) => all.get(name) !== value);
  if (clash) throw new Error(`Two modules of React export "${clash[0]}", and not the same.`);

  return [...all.keys()];
}

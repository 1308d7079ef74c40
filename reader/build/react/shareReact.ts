// React is one file of its own: pages and demos import it from there, whoever of them comes first.

import type { Plugin } from 'vite';
import { type ReactModule, readReactModules } from './modules.ts';

const ENTRY = 'virtual:react';
const SHARED = '\0shared:';

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
      handler: () => writeEntry(readReactModules()),
    },
  };
}

/** Leads every import of React to its file, which is found under an address. */
export function shareReact(address: string): Plugin {
  const modules = readReactModules();

  return {
    name: 'tearsheet:share-react',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^(?:react|\/assets\/react-)/ },
      handler: (source) => {
        if (source === address) return { id: address, external: true };
        return modules.has(source) ? SHARED + source : undefined;
      },
    },
    load: {
      filter: { id: /^\0shared:/ },
      handler: (id) => {
        const module = modules.get(id.slice(SHARED.length));
        return module && { code: writeShared(module, address), moduleSideEffects: false };
      },
    },
  };
}

function writeEntry(modules: ReadonlyMap<string, ReactModule>): string {
  const written = new Set<string>();
  const lines = [...modules].map(([module, { whole, exports }]) => {
    const own = [...exports].filter(([, given]) => !written.has(given));
    for (const [, given] of own) written.add(given);
    const members = own.map(([name, given]) => (name === given ? name : `${name}: ${given}`));
    return [
      `import ${whole} from ${JSON.stringify(module)};`,
      `export { ${whole} };`,
      `export const { ${members.join(', ')} } = ${whole};`,
    ].join('\n');
  });
  return lines.join('\n');
}

function writeShared({ whole, exports }: ReactModule, address: string): string {
  const names = [...exports].map(([name, given]) => `${given} as ${name}`);
  return `export { ${whole} as default, ${names.join(', ')} } from ${JSON.stringify(address)};`;
}

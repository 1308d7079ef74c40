// The stylesheets that documents link to: what they are, and how a saved one is replaced.

import type { Plugin, ViteDevServer } from 'vite';

/** Lists the stylesheets of every page in the order of the cascade, as the bundled one has them. */
export async function findStylesheets(vite: ViteDevServer): Promise<readonly string[]> {
  const gathered = await vite.environments.ssr.transformRequest('/reader/src/entries/styles.ts');
  const names = [...(gathered?.code ?? '').matchAll(STYLESHEET)].map(([, name = '']) => name);
  return [...new Set(names)];
}

const STYLESHEET = /"(\/[^"?]+\.css)"/g;

/** Replaces a linked CSS module like any linked stylesheet, where Vite would reload the page. */
export function replaceStylesheets(): Plugin {
  return {
    name: 'tearsheet:stylesheets',
    hotUpdate({ modules, timestamp }) {
      const { name, hot, moduleGraph } = this.environment;
      const linked = modules.filter(({ type, url }) => type === 'css' && MODULE.test(url));
      if (name !== 'client' || linked.length === 0) return undefined;

      for (const module of linked) {
        moduleGraph.invalidateModule(module, new Set(), timestamp, true);
      }
      hot.send({
        type: 'update',
        updates: linked.map(({ url }) => ({
          type: 'css-update',
          path: url,
          acceptedPath: url,
          timestamp,
        })),
      });
      return modules.filter((module) => !linked.includes(module));
    },
  };
}

const MODULE = /\.module\.css\b/;

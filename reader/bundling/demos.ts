// Every demo is an input of its own: a small module that joins the author's file to its surroundings.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { DemoSource, Library } from './request.ts';
import { reader } from './settings.ts';

const PREFIX = 'virtual:demo/';
const ALL = 'virtual:demos';

const surroundings: Record<Library, string> = {
  material: 'MaterialSurroundings',
  joy: 'JoySurroundings',
  base: 'BareSurroundings',
};

/** The input of one demo, as the bundler knows it. */
export function demoInput(demo: DemoSource): string {
  return PREFIX + demo.id;
}

/** Writes the module of each demo, and for the server the map that leads to all of them. */
export function demoModules(demos: readonly DemoSource[], side: 'client' | 'server'): Plugin {
  const write = side === 'client' ? writeHydrating : writePlain;
  const texts = new Map(demos.map((demo) => [demoInput(demo), write(demo)]));
  texts.set(ALL, writeMap(demos));

  return {
    name: 'tearsheet:demos',
    enforce: 'pre',
    resolveId: (source) => (texts.has(source) ? `\0${source}` : undefined),
    load: (id) => (id.startsWith('\0') ? texts.get(id.slice(1)) : undefined),
  };
}

/** Lets a demo outside the repository use the packages the reader was installed with. */
export function readersPackages(): Plugin {
  return {
    name: 'tearsheet:packages',
    async resolveId(source, importer, options) {
      if (!importer || !BARE.test(source) || importer.startsWith(reader)) return undefined;

      const near = await this.resolve(source, importer, { ...options, skipSelf: true });
      return (
        near ?? this.resolve(source, join(reader, 'bundle.mjs'), { ...options, skipSelf: true })
      );
    },
  };
}

const BARE = /^[\w@][^:]*$/;

function writePlain(demo: DemoSource): string {
  const name = surroundings[demo.library];
  return [
    `export { default as Content } from ${JSON.stringify(demo.file)};`,
    `export { ${name} as Surroundings } from ${JSON.stringify(surroundingsFile(name))};`,
  ].join('\n');
}

/** Writes the module that the browser loads for one demo. */
export function writeHydrating(demo: DemoSource): string {
  const name = surroundings[demo.library];
  const how = MEASURES.test(textOf(demo.file)) ? 'renderWith' : 'hydrateWith';
  return [
    `import Content from ${JSON.stringify(demo.file)};`,
    `import { ${name} } from ${JSON.stringify(surroundingsFile(name))};`,
    `import { ${how} } from ${JSON.stringify(join(reader, 'src/islands/hydrate.tsx'))};`,
    `export const hydrate = ${how}(Content, ${name});`,
  ].join('\n');
}

/** Charts measure their text in the browser and come out otherwise than on the server. */
const MEASURES = /from ['"]@mui\/x-charts/;

/** The text of a demo; one that cannot be read is for the bundler to complain about. */
function textOf(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function writeMap(demos: readonly DemoSource[]): string {
  const rows = demos.map(
    (demo) => `${JSON.stringify(demo.id)}: () => import(${JSON.stringify(demoInput(demo))}),`,
  );
  return `export const demos = {\n${rows.join('\n')}\n};`;
}

function surroundingsFile(name: string): string {
  return join(reader, `src/islands/surroundings/${name}.tsx`);
}

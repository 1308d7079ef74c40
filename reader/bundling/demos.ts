// Every demo is an input of its own: a small module that joins the author's file to its surroundings.

import { join } from 'node:path';
import type { Plugin } from 'vite';
import { FROM_HERE } from './confinement/packages.ts';
import { type Cut, modulesOf } from './cut.ts';
import { stylesheetsOf } from './demoStyles.ts';
import { LICENCE, needsLicence } from './licence.ts';
import type { Import } from './packages/imports.ts';
import type { DemoSource, Library } from './request.ts';
import { reader } from './settings.ts';

const PREFIX = 'virtual:demo/';

const surroundings: Record<Library, string> = {
  material: 'MaterialSurroundings',
  joy: 'JoySurroundings',
  base: 'BareSurroundings',
};

/** The input of one demo, as the bundler knows it. */
export function demoInput(demo: DemoSource): string {
  return PREFIX + demo.id;
}

/** Whose module it is: what a visitor's browser loads, or what the engine renders. */
export type Side = 'client' | 'server';

/** Writes the modules of some demos, as they are asked to be read. */
export function demoModules(
  demos: readonly Cut[],
  side: Side,
  read: (code: string) => string,
): Plugin {
  const texts = new Map(demos.map((demo) => [demoInput(demo), read(writeModule(demo, side))]));

  return {
    name: 'tearsheet:demos',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^virtual:demo\// },
      handler: (source) => (texts.has(source) ? `\0${source}` : undefined),
    },
    load: {
      filter: { id: /^\0virtual:demo\// },
      handler: (id) => texts.get(id.slice(1)),
    },
  };
}

/** Writes the module that joins a demo to what surrounds it. */
export function writeModule(cut: Cut, side: Side): string {
  return side === 'client' ? writeHydrating(cut) : writePlain(cut);
}

/** Lets what the engine wrote outside the repository use the packages of the reader. */
export function readersPackages(): Plugin {
  return {
    name: 'tearsheet:packages',
    resolveId: {
      filter: { id: BARE },
      handler(source, importer, options) {
        // The reader and the packages themselves find theirs without help.
        const isOurs = importer?.startsWith(reader) || importer?.includes('/node_modules/');
        if (!importer || isOurs) return undefined;

        return this.resolve(source, FROM_HERE, { ...options, skipSelf: true });
      },
    },
  };
}

const BARE = /^[\w@][^:]*$/;

function writePlain(cut: Cut): string {
  const name = surroundings[cut.library];
  return [
    ...importsOf(cut, 'server').map(writeImport),
    `import Content from ${JSON.stringify(cut.file)};`,
    `export { Content, ${name} as Surroundings };`,
  ].join('\n');
}

/** Writes the module that the browser loads for one demo. */
export function writeHydrating(cut: Cut): string {
  return [
    ...importsOf(cut, 'client').map(writeImport),
    ...stylesheetsOf(cut).map((sheet) => writeImport([sheet, []])),
    `import Content from ${JSON.stringify(cut.file)};`,
    `export const hydrate = ${howToHydrate(cut)}(Content, ${livingSurroundings(cut)});`,
  ].join('\n');
}

/** What the module of a demo takes from the reader; what asks for a key finds it, for it comes first. */
export function importsOf(cut: Cut, side: Side): readonly Import[] {
  const licence: Import[] = modulesOf(cut).some(([, code]) => needsLicence(code))
    ? [[LICENCE, []]]
    : [];
  const around: Import = [surroundingsFile(cut.library), [surroundings[cut.library]]];
  const living = livingSurroundings(cut);
  const aroundLiving: Import = [fileOf(living), [living]];
  const hydrate: Import = [join(reader, 'src/islands/hydrate.tsx'), [howToHydrate(cut)]];
  return side === 'client' ? [...licence, aroundLiving, hydrate] : [...licence, around];
}

function writeImport([module, names]: Import): string {
  const from = JSON.stringify(module);
  return names.length > 0 ? `import { ${names.join(', ')} } from ${from};` : `import ${from};`;
}

/** Charts measure their text in the browser and come out otherwise than on the server. */
function howToHydrate(cut: Cut): string {
  return modulesOf(cut).some(([, code]) => MEASURES.test(code)) ? 'renderWith' : 'hydrateWith';
}

const MEASURES = /from ['"]@mui\/x-charts/;

/** What visitors try is in variables, which a demo passes by that reads the palette in script. */
function livingSurroundings(cut: Cut): string {
  const reads = modulesOf(cut).some(([, code]) => READS_PALETTE.test(code));
  return reads && cut.library === 'material'
    ? 'TriedMaterialSurroundings'
    : surroundings[cut.library];
}

const READS_PALETTE = /\bpalette\b/;

/** The module of what stands around the demos of a library. */
export function surroundingsFile(library: Library): string {
  return fileOf(surroundings[library]);
}

function fileOf(around: string): string {
  return join(reader, `src/islands/surroundings/${around}.tsx`);
}

// Every demo is an input of its own: a small module that joins the author's file to its surroundings.

import { join } from 'node:path';
import type { Plugin } from 'vite';
import { FROM_HERE } from './confinement/packages.ts';
import { stylesheetsOf } from './demoStyles.ts';
import { LICENSE, needsLicense } from './license.ts';
import type { Import } from './packages/imports.ts';
import { isTheming, takesPalette, VARIABLES } from './providers.ts';
import type { DemoSource } from './request.ts';
import { reader } from './settings.ts';
import { type DemoVariant, modulesOf } from './variant.ts';

const PREFIX = 'virtual:demo/';

/** The input of one demo, as the bundler knows it. */
export function demoInput(demo: DemoSource): string {
  return PREFIX + demo.id;
}

/** Whose module it is: what a visitor's browser loads, or what the engine renders. */
export type Side = 'client' | 'server';

/** Writes the modules of some demos, as they are asked to be read. */
export function demoModules(
  demos: readonly DemoVariant[],
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
export function writeModule(variant: DemoVariant, side: Side): string {
  return side === 'client' ? writeHydrating(variant) : writePlain(variant);
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

function writePlain(variant: DemoVariant): string {
  const around = providerOf(variant, 'server');
  return [
    ...[...licenseOf(variant), ...around.imports].map(writeImport),
    `import Content from ${JSON.stringify(variant.file)};`,
    `export { Content };`,
    `export const Surroundings = ${around.expression};`,
  ].join('\n');
}

/** Writes the module that the browser loads for one demo. */
export function writeHydrating(variant: DemoVariant): string {
  const around = providerOf(variant, 'client');
  return [
    ...[...licenseOf(variant), ...around.imports, hydrationOf(variant)].map(writeImport),
    ...stylesheetsOf(variant).map((sheet) => writeImport([sheet, []])),
    `import Content from ${JSON.stringify(variant.file)};`,
    `export const hydrate = ${howToHydrate(variant)}(Content, ${around.expression});`,
  ].join('\n');
}

/** What the module of a demo takes from the reader; what asks for a key finds it, for it comes first. */
export function importsOf(variant: DemoVariant, side: Side): readonly Import[] {
  const { imports } = providerOf(variant, side);
  const own = [...licenseOf(variant), ...imports];
  if (side === 'client') return [...own, hydrationOf(variant)];

  // The engine writes the stylesheet of the theme's variables.
  return isTheming(variant.provider) ? [...own, [variant.provider, [VARIABLES]]] : own;
}

function licenseOf(variant: DemoVariant): readonly Import[] {
  return modulesOf(variant).some(([, code]) => needsLicense(code)) ? [[LICENSE, []]] : [];
}

function hydrationOf(variant: DemoVariant): Import {
  return [join(reader, 'src/islands/hydrate.island.tsx'), [howToHydrate(variant)]];
}

function writeImport([module, names]: Import): string {
  const from = JSON.stringify(module);
  const written = names.map((name) => (name === 'default' ? 'default as Provider' : name));
  return names.length > 0 ? `import { ${written.join(', ')} } from ${from};` : `import ${from};`;
}

function howToHydrate({ hydrates = true }: DemoVariant): string {
  return hydrates ? 'hydrateWith' : 'renderWith';
}

interface Around {
  readonly imports: readonly Import[];
  /** The component, in a module that has the imports. */
  readonly expression: string;
}

/** What stands around a demo: the provider of a product, or nothing. */
function providerOf(variant: DemoVariant, side: Side): Around {
  if (!variant.provider) {
    return {
      imports: [[fileOf('NoProvider'), ['NoProvider']]],
      expression: 'NoProvider',
    };
  }
  const name = wayToProvide(variant, side);
  return {
    imports: [
      [variant.provider, ['default']],
      [fileOf(name), [name]],
    ],
    expression: `${name}(Provider)`,
  };
}

/** What visitors try is in variables, which a demo passes by that reads the palette in script. */
function wayToProvide(variant: DemoVariant, side: Side): string {
  const reads = modulesOf(variant).some(([, code]) => READS_PALETTE.test(code));
  return reads && side === 'client' && takesPalette(variant.provider)
    ? 'withPaletteProvider'
    : 'withProvider';
}

const READS_PALETTE = /\bpalette\b/;

function fileOf(around: string): string {
  return join(reader, `src/islands/theme-providers/${around}.island.tsx`);
}

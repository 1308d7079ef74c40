// The stylesheets of demos: each holds for its own variant, and nothing of it reaches the page around.

import { dirname } from 'node:path';
import type { Root } from 'postcss';
import type { Plugin } from 'vite';
import { RefusedDemos } from './confinement/refusal.ts';
import { refusalsInSheet } from './confinement/styles.ts';
import type { DemoSource } from './request.ts';
import { rewriteSelectors } from './scoping/rules.ts';
import { confine, scopeOf } from './scoping/selectors.ts';
import { writeGround, writeTailwind } from './tailwind/stylesheets.ts';
import { type DemoVariant, isFolder, readVariant } from './variant.ts';

const TAILWIND = 'virtual:tailwind/';

/** What all Tailwind variants share; no variant is called so. */
const GROUND = `${TAILWIND}ground.css`;

/** The variants there are at the moment, by the folders they lie in. */
export type VariantFolders = ReadonlyMap<string, DemoSource>;

/** Sorts the variants by their folders; a demo of one file has no folder, and no stylesheet. */
export function variantFolders(demos: Iterable<DemoSource>): VariantFolders {
  const variants = [...demos].filter(isFolder);
  return new Map(variants.map((demo) => [dirname(demo.file), demo]));
}

function isTailwind({ id }: DemoSource): boolean {
  return id.endsWith('/tailwind');
}

/** The stylesheets that are written for a variant, and that its module imports. */
export function stylesheetsOf(demo: DemoSource): readonly string[] {
  return isTailwind(demo) ? [GROUND, sheetName(demo)] : [];
}

function sheetName({ id }: DemoSource): string {
  return `${TAILWIND}${id}.css`;
}

/** Whether a module is the stylesheet of one variant, and not of all. */
export function isSheetOfOne(module: string): boolean {
  return module.startsWith(TAILWIND) && module !== GROUND;
}

/** The id of the variant that a stylesheet is written for. */
function variantOf(module: string): string {
  return module.slice(`\0${TAILWIND}`.length, -'.css'.length);
}

async function writeOne(
  variants: readonly DemoSource[],
  module: string,
): Promise<string | undefined> {
  const id = variantOf(module);
  const own = variants.filter((variant) => variant.id === id).map(readVariant);
  return (await writeConfined(own)).get(id);
}

/** Writes the stylesheets of some variants, none of which may lead to a file: a class can name one. */
async function writeConfined(variants: readonly DemoVariant[]): ReturnType<typeof writeTailwind> {
  const sheets = await writeTailwind(variants);
  const refusals = variants.flatMap((variant) =>
    refusalsInSheet(variant, sheets.get(variant.id) ?? ''),
  );
  if (refusals.length > 0) throw new RefusedDemos(refusals);
  return sheets;
}

/** Writes the stylesheets of Tailwind variants, and confines those that authors wrote. */
export function demoStyles(folders: () => VariantFolders): Plugin {
  let all: ReturnType<typeof writeTailwind> | undefined;

  return {
    name: 'tearsheet:demo-styles',
    enforce: 'pre',
    config: () => ({ css: { postcss: { plugins: [confining(folders)] } } }),
    resolveId: {
      filter: { id: /^virtual:tailwind\// },
      handler: (source) => `\0${source}`,
    },
    load: {
      filter: { id: /\.css$/ },
      async handler(id) {
        if (id === `\0${GROUND}`) return writeGround();
        if (id.startsWith(`\0${TAILWIND}`)) {
          const variants = [...folders().values()].filter(isTailwind);
          if (this.environment.mode !== 'build') return writeOne(variants, id);

          // Compiled together, they take hardly longer than one.
          all ??= writeConfined(variants.map(readVariant));
          return (await all).get(variantOf(id));
        }

        // What an author adds to Tailwind is part of the variant's stylesheet already.
        const own = findVariant(folders(), id);
        return own && isTailwind(own) ? '' : undefined;
      },
    },
    hotUpdate({ file, modules }) {
      const variant = findVariant(folders(), file);
      const { moduleGraph } = this.environment;
      const sheet = variant && moduleGraph.getModuleById(`\0${sheetName(variant)}`);
      return sheet ? [...modules, sheet] : undefined;
    },
  };
}

/** Lets the rules of a demo's own stylesheet match only within the demo. */
function confining(folders: () => VariantFolders) {
  return {
    postcssPlugin: 'tearsheet-demo-styles',
    Once(root: Root): void {
      const variant = findVariant(folders(), root.source?.input.file ?? '');
      if (!variant || isTailwind(variant)) return;

      rewriteSelectors(root, (selectors) => confine(selectors, scopeOf(variant.id)));
    },
  };
}

/** The variant that a file lies in. */
function findVariant(folders: VariantFolders, file: string): DemoSource | undefined {
  for (let inner = file, folder = dirname(file); folder !== inner; folder = dirname(folder)) {
    const found = folders.get(folder);
    if (found) return found;
    inner = folder;
  }
  return undefined;
}

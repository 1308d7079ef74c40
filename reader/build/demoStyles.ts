// The stylesheets of demos: each holds for its own cut, and nothing of it reaches the page around.

import { dirname } from 'node:path';
import type { Root } from 'postcss';
import type { Plugin } from 'vite';
import { RefusedDemos } from './confinement/refusal.ts';
import { refusalsInSheet } from './confinement/styles.ts';
import type { DemoSource } from './request.ts';
import { rewriteSelectors } from './scoping/rules.ts';
import { confine, scopeOf } from './scoping/selectors.ts';
import { writeGround, writeTailwind } from './tailwind/stylesheets.ts';
import { type Cut, readCut } from './variant.ts';

const TAILWIND = 'virtual:tailwind/';

/** What all Tailwind cuts share; no cut is called so. */
const GROUND = `${TAILWIND}ground.css`;

/** The cuts there are at the moment, by the folders they lie in. */
export type CutFolders = ReadonlyMap<string, DemoSource>;

/** Sorts the cuts by their folders; a demo of one file has no folder, and no stylesheet. */
export function cutFolders(demos: Iterable<DemoSource>): CutFolders {
  const cuts = [...demos].filter(({ file }) => /\/index\.tsx$/.test(file));
  return new Map(cuts.map((demo) => [dirname(demo.file), demo]));
}

function isTailwind({ id }: DemoSource): boolean {
  return id.endsWith('/tailwind');
}

/** The stylesheets that are written for a cut, and that its module imports. */
export function stylesheetsOf(demo: DemoSource): readonly string[] {
  return isTailwind(demo) ? [GROUND, sheetName(demo)] : [];
}

function sheetName({ id }: DemoSource): string {
  return `${TAILWIND}${id}.css`;
}

/** Whether a module is the stylesheet of one cut, and not of all. */
export function isSheetOfOne(module: string): boolean {
  return module.startsWith(TAILWIND) && module !== GROUND;
}

/** The id of the cut that a stylesheet is written for. */
function cutOf(module: string): string {
  return module.slice(`\0${TAILWIND}`.length, -'.css'.length);
}

async function writeOne(cuts: readonly DemoSource[], module: string): Promise<string | undefined> {
  const id = cutOf(module);
  const own = cuts.filter((cut) => cut.id === id).map(readCut);
  return (await writeConfined(own)).get(id);
}

/** Writes the stylesheets of some cuts, none of which may lead to a file: a class can name one. */
async function writeConfined(cuts: readonly Cut[]): ReturnType<typeof writeTailwind> {
  const sheets = await writeTailwind(cuts);
  const refusals = cuts.flatMap((cut) => refusalsInSheet(cut, sheets.get(cut.id) ?? ''));
  if (refusals.length > 0) throw new RefusedDemos(refusals);
  return sheets;
}

/** Writes the stylesheets of Tailwind cuts, and confines those that authors wrote. */
export function demoStyles(folders: () => CutFolders): Plugin {
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
          const cuts = [...folders().values()].filter(isTailwind);
          if (this.environment.mode !== 'build') return writeOne(cuts, id);

          // Compiled together, they take hardly longer than one.
          all ??= writeConfined(cuts.map(readCut));
          return (await all).get(cutOf(id));
        }

        // What an author adds to Tailwind is part of the cut's stylesheet already.
        const own = findCut(folders(), id);
        return own && isTailwind(own) ? '' : undefined;
      },
    },
    hotUpdate({ file, modules }) {
      const cut = findCut(folders(), file);
      const { moduleGraph } = this.environment;
      const sheet = cut && moduleGraph.getModuleById(`\0${sheetName(cut)}`);
      return sheet ? [...modules, sheet] : undefined;
    },
  };
}

/** Lets the rules of a demo's own stylesheet match only within the demo. */
function confining(folders: () => CutFolders) {
  return {
    postcssPlugin: 'tearsheet-demo-styles',
    Once(root: Root): void {
      const cut = findCut(folders(), root.source?.input.file ?? '');
      if (!cut || isTailwind(cut)) return;

      rewriteSelectors(root, (selectors) => confine(selectors, scopeOf(cut.id)));
    },
  };
}

/** The cut that a file lies in. */
function findCut(folders: CutFolders, file: string): DemoSource | undefined {
  for (let inner = file, folder = dirname(file); folder !== inner; folder = dirname(folder)) {
    const found = folders.get(folder);
    if (found) return found;
    inner = folder;
  }
  return undefined;
}

// The border around every demo, as the bundler itself follows what demos are made of.

import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { withoutQuery } from '../moduleId.ts';
import type { DemoSource } from '../request.ts';
import { reader } from '../settings.ts';
import { type DemoVariant, isStylesheet, readVariant } from '../variant.ts';
import { refusalsInCode, refuseImport } from './code.ts';
import { isAuthored, isOwn, ownership } from './ownership.ts';
import { isBare, placesOfPackages } from './packages.ts';
import { lineAt, type Refusal, RefusedDemos } from './refusal.ts';
import { refusalsInStyles } from './styles.ts';

/** Refuses demos that lead out of their folders, all of them together. */
export function rejectForeign(demos: readonly DemoVariant[]): void {
  const refusals = demos
    .filter(isAuthored)
    .flatMap((demo) => [...demo.texts].flatMap(([file, text]) => refusalsIn(file, text, demo)));
  if (refusals.length > 0) throw new RefusedDemos(refusals);
}

function refusalsIn(file: string, text: string, demo: DemoSource): readonly Refusal[] {
  return isStylesheet(file) ? refusalsInStyles(file, text, demo) : refusalsInCode(file, text, demo);
}

/**
 * Refuses whatever a demo's module turns out to be made of that is not its own.
 *
 * What an import means is asked of the bundler, and where the file really lies of the disk: names
 * that a compiler writes, aliases and links all end here. Packages are looked for where the
 * reader's are, and nowhere near the demo. The plugin stands behind those that know of more than
 * files, such as what was bundled before.
 */
export function confineImports(demos: () => Iterable<DemoSource>): Plugin {
  return {
    name: 'tearsheet:confine-imports',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const file = withoutQuery(importer ?? '');
      const demo = ownership(demos())(file);
      // Such names are written by other plugins; what an author writes was read before.
      if (!demo || source.startsWith('\0') || isItself(source, demo)) return undefined;

      const refusals = refuseImport(source, file, readFileSync(file, 'utf8'), demo);
      if (refusals.length > 0) throw new RefusedDemos(refusals);

      const alone = { ...options, skipSelf: true };
      if (isBare(source)) {
        for (const place of placesOfPackages(demo.project)) {
          const found = await this.resolve(source, place, alone);
          if (found) return found;
        }
        throw new RefusedDemos([notInstalled(source, file)]);
      }

      const found = await this.resolve(source, importer, alone);
      const isFine = !found || isOwn(withoutQuery(found.id), demo);
      if (!isFine) throw new RefusedDemos([leadsOut(source, file)]);
      return found;
    },
    transform: {
      order: 'pre',
      handler(_, id) {
        // A bundle of all demos has had its files read before; here they change while it runs.
        if (this.environment.mode !== 'dev') return undefined;

        const file = withoutQuery(id);
        const demo = ownership(demos())(file);
        const refusals = demo ? refusalsIn(file, readFileSync(file, 'utf8'), demo) : [];
        if (refusals.length > 0) throw new RefusedDemos(refusals);
        return undefined;
      },
    },
  };
}

/** The same, and nothing is published that belongs to no demo. */
export function confineDemos(demos: () => Iterable<DemoSource>): Plugin {
  return {
    ...confineImports(demos),
    name: 'tearsheet:confine-demos',
    generateBundle(_, bundle) {
      const all = [...demos()];
      const ownerOf = ownership(all);
      const published = Object.values(bundle).flatMap((file) =>
        file.type === 'asset'
          ? file.originalFileNames.map((name) => resolve(reader, name))
          : file.moduleIds.filter((id) => !id.startsWith('\0')).map(withoutQuery),
      );
      for (const file of published) {
        // Only what no demo has by its path is asked of all of them, which asks the disk each time.
        const owner = ownerOf(file);
        if (isOurs(file) || (owner && isOwn(file, owner))) continue;
        if (all.some((demo) => isOwn(file, demo))) continue;

        const author = findAuthor(file, all);
        if (author) throw new RefusedDemos([leadsOut(basename(file), author)]);
        this.error(`"${file}" would be published, and belongs to no demo.`);
      }
    },
  };
}

/** The file of a demo that names another one, as far as that can be told from its text. */
function findAuthor(file: string, demos: readonly DemoSource[]): string | undefined {
  const texts = demos.filter(isAuthored).flatMap((demo) => [...readVariant(demo).texts]);
  return texts.find(([, text]) => text.includes(basename(file)))?.[0];
}

function leadsOut(source: string, file: string): Refusal {
  const remedy = "Put the file itself into the folder of the demo's variant.";
  return refuseAt(source, file, `"${source}" leads out of the demo's folder.`, remedy);
}

function notInstalled(source: string, file: string): Refusal {
  const remedy = 'Run `make` to install what package.json names, or import another module.';
  return refuseAt(source, file, `"${source}" is not installed.`, remedy);
}

/** Where something is named first; the beginning of the file, when a compiler named it. */
function refuseAt(source: string, file: string, problem: string, remedy: string): Refusal {
  const text = readFileSync(file, 'utf8');
  return { file, line: lineAt(text, text.indexOf(source)), problem, remedy };
}

/** Whether a module is asked for by its own path, as what refreshes it in the browser does. */
function isItself(source: string, demo: DemoSource): boolean {
  return source.startsWith('/') && isOwn(withoutQuery(source), demo);
}

/** Whether a file is one of the reader, or of a package it was installed with. */
function isOurs(file: string): boolean {
  return [`${reader}/`, `${resolve(reader, '../node_modules')}/`].some((it) => file.startsWith(it));
}

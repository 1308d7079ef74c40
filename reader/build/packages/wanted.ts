// What all demos together take from elsewhere: what is bundled once for all of them, and not with each.

import { extname } from 'node:path';
import { refuseImport } from '../confinement/code.ts';
import { isAuthored } from '../confinement/ownership.ts';
import { RefusedDemos } from '../confinement/refusal.ts';
import { isSheetOfOne, stylesheetsOf } from '../demoStyles.ts';
import { importsOf, type Side } from '../demos.ts';
import { digestOf } from '../digest.ts';
import type { DemoSource } from '../request.ts';
import { type DemoVariant, modulesOf } from '../variant.ts';
import { type FindCarried, findCarried } from './carried.ts';
import { type Import, importsIn, withoutTypes } from './imports.ts';

/** A module that demos take something from. */
export interface Wanted {
  exports: ReadonlySet<string>;
  /** The project of a demo that imports it: from there it is looked for. */
  project?: string | undefined;
}

export type WantedModules = ReadonlyMap<string, Wanted>;

/** What files import, by the digest of what is in them and their ending. */
export type KnownImports = Map<string, readonly Import[]>;

/** Finds what some demos take from elsewhere, by the names of the modules; takes note of what files import. */
export async function wantedBy(
  demos: readonly DemoVariant[],
  side: Side,
  known: KnownImports,
): Promise<WantedModules> {
  const wanted = new Map<string, { exports: Set<string>; project: string | undefined }>();
  const carried = findCarried();
  for (const demo of demos) {
    for (const [module, names] of await importsOfDemo(demo, side, known, carried)) {
      const found = wanted.get(module) ?? { exports: new Set(), project: demo.project };
      for (const name of names) found.exports.add(name);
      wanted.set(module, found);
    }
  }
  return new Map([...wanted].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** What the demo's own files import, and what joins them to what surrounds them. */
async function importsOfDemo(
  variant: DemoVariant,
  side: Side,
  known: KnownImports,
  carried: FindCarried,
): Promise<readonly Import[]> {
  const sheets = side === 'client' ? stylesheetsOf(variant) : [];
  const found: Import[] = [
    ...importsOf(variant, side),
    ...sheets.map((sheet): Import => [sheet, []]),
  ];
  for (const [file, code] of modulesOf(variant)) {
    const imports = await importsOfFile(file, code, known);
    // Also what a compiler imports for the author, by a comment that names a module.
    if (isAuthored(variant)) rejectUndeclared(imports, file, code, variant);
    found.push(...imports);
  }
  return found
    .filter(([module]) => !isSheetOfOne(module))
    .flatMap((one) => carried(one[0]) ?? [one]);
}

function rejectUndeclared(
  imports: readonly Import[],
  file: string,
  code: string,
  demo: DemoSource,
): void {
  const refusals = imports.flatMap(([source]) => refuseImport(source, file, code, demo));
  if (refusals.length > 0) throw new RefusedDemos(refusals);
}

async function importsOfFile(
  file: string,
  code: string,
  known: KnownImports,
): Promise<readonly Import[]> {
  // The same text may mean something else in another language.
  const key = digestOf(extname(file) + code);
  const imports = known.get(key) ?? importsIn((await withoutTypes(code, file)) ?? '');
  known.set(key, imports);
  return imports;
}

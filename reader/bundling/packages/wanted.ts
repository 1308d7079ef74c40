// What all demos together take from elsewhere: what is bundled once for all of them, and not with each.

import { type Cut, modulesOf } from '../cut.ts';
import { isSheetOfOne, stylesheetsOf } from '../demoStyles.ts';
import { importsOf, type Side } from '../demos.ts';
import { digestOf } from '../digest.ts';
import { type Import, importsIn, withoutTypes } from './imports.ts';

/** A module that demos take something from. */
export interface Wanted {
  exports: ReadonlySet<string>;
  /** A file that imports it: from there it is looked for. */
  importer: string;
}

export type WantedModules = ReadonlyMap<string, Wanted>;

/** What files import, by the digest of what is in them. */
export type KnownImports = Map<string, readonly Import[]>;

/** Finds what some demos take from elsewhere, by the names of the modules; takes note of what files import. */
export async function wantedBy(
  demos: readonly Cut[],
  side: Side,
  known: KnownImports,
): Promise<WantedModules> {
  const wanted = new Map<string, { exports: Set<string>; importer: string }>();
  for (const demo of demos) {
    for (const [module, names] of await importsOfDemo(demo, side, known)) {
      const found = wanted.get(module) ?? { exports: new Set(), importer: demo.file };
      for (const name of names) found.exports.add(name);
      wanted.set(module, found);
    }
  }
  return new Map([...wanted].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** What the demo's own files import, and what joins them to what surrounds them. */
async function importsOfDemo(
  cut: Cut,
  side: Side,
  known: KnownImports,
): Promise<readonly Import[]> {
  const sheets = side === 'client' ? stylesheetsOf(cut) : [];
  const found: Import[] = [...importsOf(cut, side), ...sheets.map((sheet): Import => [sheet, []])];
  for (const [file, code] of modulesOf(cut))
    found.push(...(await importsOfFile(file, code, known)));
  return found
    .filter(([module]) => !isSheetOfOne(module))
    .map((one) => (isIcon(one[0]) ? ICON_MAKER : one));
}

async function importsOfFile(
  file: string,
  code: string,
  known: KnownImports,
): Promise<readonly Import[]> {
  const key = digestOf(code);
  const imports = known.get(key) ?? importsIn((await withoutTypes(code, file)) ?? '');
  known.set(key, imports);
  return imports;
}

/** Whether a module is an icon: smaller than a request for it, it goes along with the demo that shows it. */
export function isIcon(module: string): boolean {
  return /^@mui\/icons-material\/(?!utils)\w+$/.test(module);
}

/** What all icons are made with. */
const ICON_MAKER: Import = ['@mui/material/utils', ['createSvgIcon']];

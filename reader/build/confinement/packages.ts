// The packages that demos may import: those the project names as its dependencies.

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { reader } from '../settings.ts';

/** The folder of the reader's own project, which mostly is the one that is built. */
const HOME = dirname(reader);

/** From here the packages of the reader are looked for. */
export const FROM_HERE = join(reader, 'bundle.mjs');

/** Where packages are looked for, whoever imports them: nobody reviewed those beside content. */
export function placesOfPackages(project: string = HOME): readonly string[] {
  return project === HOME ? [FROM_HERE] : [join(project, 'package.json'), FROM_HERE];
}

/** The package, and what of it is asked for: no path that climbs, no query, no other scheme. */
const MODULE = /^((?:@[a-z0-9][\w.-]*\/)?[a-z0-9][\w.-]*)(?:\/(?!\.{1,2}(?:\/|$))[\w@.-]+)*$/i;

/** Whether an import means a package that demos may use; `fs`, `node:fs` and `/etc` do not. */
export function isDeclared(source: string, project: string = HOME): boolean {
  const [, name = ''] = MODULE.exec(source) ?? [];
  if (Object.hasOwn(atHome, name)) return true;
  return project !== HOME && Object.hasOwn(dependenciesOf(project), name);
}

function dependenciesOf(project: string): Readonly<Record<string, string>> {
  const file = join(project, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')).dependencies ?? {}) : {};
}

const atHome = dependenciesOf(HOME);

/** Whether an import reads as that of a package, whether there is one or not. */
export function isBare(source: string): boolean {
  return MODULE.test(source);
}

// The packages that demos import: Vite bundles them before the first page asks for one of them.

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isDeclared } from '../build/confinement/packages.ts';
import { importsIn, withoutTypes } from '../build/packages/imports.ts';
import type { DemoSource } from '../build/request.ts';
import { modulesOf, readVariant } from '../build/variant.ts';

/**
 * Finds the modules of packages that some demos import.
 *
 * A package that Vite finds only when a page loads makes it bundle all of them anew, React included: until
 * the page has been loaded again, it has two copies of React. Vite looks through the demos itself, but not
 * when the bundle of an earlier start is still there.
 */
export async function findDependencies(demos: Iterable<DemoSource>): Promise<readonly string[]> {
  const modules = [...demos].flatMap((demo) => modulesOf(readVariant(demo)));
  const imported = await Promise.all(modules.map(([file, code]) => importedBy(file, code)));
  return [...new Set(imported.flat())].filter(isInstalled).sort();
}

async function importedBy(file: string, code: string): Promise<readonly string[]> {
  const written = (await withoutTypes(code, file)) ?? '';
  return importsIn(written).map(([module]) => module);
}

/** What is not there is told when the demo is loaded, by its file and line. */
function isInstalled(module: string): boolean {
  if (!isDeclared(module)) return false;

  try {
    const path = fileURLToPath(import.meta.resolve(module));
    return [path, `${path}.js`].some((file) => existsSync(file)) && !path.endsWith('.css');
  } catch {
    return false;
  }
}

// The facts of packages that only running them tells: style utilities, themes, CSS variables and locales.

import { createRequire } from 'node:module';
import { type LocaleFacts, readLocales } from './locales.ts';
import { readUtilities, type UtilityFacts } from './styleUtilities.ts';
import { readThemes, type ThemeFacts } from './themes.ts';

export interface RunFacts {
  utilities: readonly UtilityFacts[];
  theme: ThemeFacts | null;
  locales: readonly LocaleFacts[];
}

/** The exports of a module of a package. */
export type Exports = Readonly<Record<string, unknown>>;

/** Reads the facts of some installed packages, by their names. */
export async function readFacts(packages: readonly string[]): Promise<Record<string, RunFacts>> {
  const facts: Record<string, RunFacts> = {};
  for (const name of packages) {
    // Other packages import stylesheets, which only a bundler can.
    const root = exists(`${name}/styleFunctionSx`) ? await load(name) : undefined;
    const styles = (await load(`${name}/styles`)) ?? root;
    const locales = (await load(`${name}/locale`)) ?? (await load(`${name}/locales`));
    facts[name] = {
      utilities: root ? readUtilities(root) : [],
      theme: styles ? readThemes(styles) : null,
      locales: locales ? readLocales(locales) : [],
    };
  }
  return facts;
}

const require = createRequire(import.meta.url);

function exists(specifier: string): boolean {
  try {
    require.resolve(specifier);
    return true;
  } catch {
    return false;
  }
}

/** The exports of a module that a package may not have. */
async function load(specifier: string): Promise<Exports | undefined> {
  if (!exists(specifier)) return undefined;
  // Some packages are compiled for `require` alone, others for `import` alone.
  try {
    return await import(specifier);
  } catch {
    return require(specifier);
  }
}

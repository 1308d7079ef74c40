// What edited code may import: every public entry of the documented packages, and what demos import.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { isDeclared } from '../confinement/packages.ts';
import { reader } from '../settings.ts';

const NAME = 'virtual:packages';

export interface Surrounding {
  /** The files of what surrounds demos, by the ids of the products they belong to. */
  readonly providers: Readonly<Record<string, string>>;
}

export interface Importable {
  /** The packages of which every public entry can be imported, or folders of files in one. */
  readonly documented: readonly string[];
  /** What can be imported beside. */
  readonly imported: readonly string[];
}

const PROVIDERS = 'virtual:providers';

/** Writes the module that leads to what surrounds demos; each is loaded with the first of them. */
export function providerModules({ providers }: Surrounding): Plugin {
  return {
    name: 'tearsheet:providers-of-frame',
    enforce: 'pre',
    resolveId: (source) => (source === PROVIDERS ? `\0${PROVIDERS}` : undefined),
    load(id) {
      if (id !== `\0${PROVIDERS}`) return undefined;

      const rows = Object.entries(providers).map(
        ([product, file]) => `${JSON.stringify(product)}: () => import(${JSON.stringify(file)}),`,
      );
      return `export const providers = {\n${rows.join('\n')}\n};`;
    },
  };
}

/** Copies for other loaders, types, and what the packages keep for themselves. */
const NOT_PUBLIC =
  /^(esm|modern|legacy|node|node_modules|types|internals?|shared|zero-styled|\w*Augmentation)$/;

/** The places a package keeps what browsers load. */
const WITH_MODULES = ['esm', '.'];

/** Writes the module that leads to all of them; each is loaded when it is asked for. */
export function packageModules({ documented, imported }: Importable): Plugin {
  return {
    name: 'tearsheet:packages-of-frame',
    enforce: 'pre',
    resolveId: (source) => (source === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return undefined;

      // What no demo may import is told to its author elsewhere.
      const extra = imported.filter((name) => isDeclared(name));
      const names = [...new Set([...documented.flatMap(entriesOf), ...extra])].sort();
      const found = await Promise.all(
        names.map(async (name) => ((await this.resolve(name, join(reader, 'x.js'))) ? name : [])),
      );
      return writeMap(found.flat());
    },
  };
}

/** The entries of a package, or of a folder of files in it. */
function entriesOf(name: string): readonly string[] {
  const folder = join(installed, name);
  // A site may do without a documented package; then nobody can import it.
  if (!existsSync(folder)) return [];

  const asksForMissing = findAsking(missingPeers(folder));
  const subpaths = readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? asFolder(folder, entry.name, asksForMissing) : asFile(folder, entry.name),
  );
  return [name, ...subpaths.map((path) => `${name}/${path}`)];
}

/** A folder is an entry when browsers find modules in it, and those find what they ask for. */
function asFolder(folder: string, name: string, asksForMissing: (code: string) => boolean) {
  const modules = WITH_MODULES.map((way) => join(folder, way, name)).find((path) =>
    existsSync(join(path, 'index.js')),
  );
  if (!modules || NOT_PUBLIC.test(name)) return [];

  const files = readdirSync(modules).filter((file) => file.endsWith('.js'));
  const asks = files.some((file) => asksForMissing(readFileSync(join(modules, file), 'utf8')));
  return asks ? [] : [name];
}

/** A folder with a manifest of its own says by folders what can be imported from it. */
function asFile(folder: string, name: string): readonly string[] {
  if (existsSync(join(folder, 'package.json')) || !name.endsWith('.js')) return [];
  return [name.replace(/\.js$/, '')];
}

/** What a package can work with, but is not installed: another library of dates, another framework. */
function missingPeers(folder: string): readonly string[] {
  const manifest = join(folder, 'package.json');
  if (!existsSync(manifest)) return [];

  const { peerDependencies = {} } = JSON.parse(readFileSync(manifest, 'utf8'));
  return Object.keys(peerDependencies).filter((name) => !existsSync(join(installed, name)));
}

function findAsking(missing: readonly string[]): (code: string) => boolean {
  if (missing.length === 0) return () => false;

  const imports = new RegExp(`\\bfrom ['"](${missing.join('|')})['"/]`);
  return (code) => imports.test(code);
}

const installed = join(reader, '../node_modules');

function writeMap(names: readonly string[]): string {
  const rows = names
    .map((name) => JSON.stringify(name))
    .map((name) => `${name}: () => import(${name}),`);
  return `export const packages = {\n${rows.join('\n')}\n};`;
}

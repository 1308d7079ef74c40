// What was bundled once for all demos, and where in it each thing is.

import { posix } from 'node:path';
import { parseSync } from 'vite';
import { asFile } from '../address.ts';
import { cssOf, type Output } from '../output.ts';
import { moduleOfEntry, stockInput } from './entries.ts';
import type { WantedModules } from './wanted.ts';

type Chunk = Extract<Output[number], { type: 'chunk' }>;

/** Where an export is: in which file, and what it is called there. */
type Place = readonly [file: string, name: string];

export interface StockedModule {
  exports: Readonly<Record<string, Place>>;
  /** The file that does what the module does when it is imported; none where it only gives. */
  file: string | null;
  css: readonly string[];
}

interface StockedFile {
  imports: readonly string[];
  css: readonly string[];
}

export interface Stock {
  modules: Readonly<Record<string, StockedModule>>;
  files: Readonly<Record<string, StockedFile>>;
}

/** A file of another bundle: that of React. */
const IMPORTS_NOTHING: StockedFile = { imports: [], css: [] };

/** Reads from the bundler's output where everything is that demos take. */
export function readStock(output: Output, wanted: WantedModules): Stock {
  const chunks = output.filter((file) => file.type === 'chunk');
  const entries = new Map(chunks.map((chunk) => [chunk.facadeModuleId, chunk]));
  const modules = [...wanted].map(([module, { exports }]) => {
    const entry = entries.get(`\0${stockInput(module)}`);
    if (!entry) throw new Error(`The bundler left ${module} out of its output.`);

    return [module, readModule(entry, exports.size === 0)] as const;
  });
  const files = chunks.map((chunk): [string, StockedFile] => [
    chunk.fileName,
    { imports: chunk.imports.map(asFile), css: cssOf(chunk) },
  ]);
  const imported = files.flatMap(([, { imports }]) => imports);
  return {
    modules: Object.fromEntries(modules),
    files: {
      ...Object.fromEntries(imported.map((file) => [file, IMPORTS_NOTHING])),
      ...Object.fromEntries(files),
    },
  };
}

/** Names the scripts that only lead to others: whoever knows the way does not need them. */
export function needlessFiles(
  output: readonly Output[number][],
  { modules }: Stock,
): readonly string[] {
  const places = Object.values(modules).flatMap(({ exports, file }) => [
    file,
    ...Object.values(exports).map(([name]) => name),
  ]);
  return output
    .filter((file) => file.type === 'chunk')
    .filter(({ facadeModuleId, fileName }) => {
      const isEntry = moduleOfEntry(facadeModuleId ?? undefined) !== undefined;
      return isEntry && !places.includes(fileName);
    })
    .map(({ fileName }) => fileName);
}

/** Some files, everything they import at once, and what those import: each after its own, as they run. */
export function withImports(files: readonly string[], stock: Stock): readonly string[] {
  const met = new Set<string>();
  const inOrder = (file: string): readonly string[] => {
    // Files that import each other run in the order in which they are met.
    if (met.has(file)) return [];

    met.add(file);
    return [...(stock.files[file]?.imports ?? []).flatMap(inOrder), file];
  };
  return files.flatMap(inOrder);
}

function readModule(entry: Chunk, isForItsDeeds: boolean): StockedModule {
  // A stylesheet leaves a script behind that does nothing.
  const does = isForItsDeeds && entry.code.trim() !== '';
  return { exports: readExports(entry), file: does ? entry.fileName : null, css: cssOf(entry) };
}

/** Follows each export of an entry to the file that has it. */
function readExports({ code, fileName }: Chunk): Record<string, Place> {
  const { module } = parseSync(fileName, code);
  const placeOf = (file: string, name: string | null): Place => [
    asFile(posix.resolve('/', posix.dirname(fileName), file)),
    name ?? 'default',
  ];
  const imported = new Map(
    module.staticImports.flatMap(({ moduleRequest, entries }) =>
      entries.map(({ importName, localName }) => [
        localName.value,
        placeOf(moduleRequest.value, importName.name),
      ]),
    ),
  );
  const exports = module.staticExports.flatMap(({ entries }) => entries);
  return Object.fromEntries(
    exports.map(({ moduleRequest, importName, localName, exportName }): [string, Place] => {
      const name = exportName.name ?? 'default';
      if (moduleRequest) return [name, placeOf(moduleRequest.value, importName.name)];

      return [name, imported.get(localName.name ?? '') ?? [fileName, name]];
    }),
  );
}

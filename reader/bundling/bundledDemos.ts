// Demos, each bundled for itself: one that was not changed is as it was.

import { join } from 'node:path';
import { bothDone } from './bothDone.ts';
import { buildClientDemos } from './client.ts';
import type { Cut } from './cut.ts';
import { demoInput, writeModule } from './demos.ts';
import { digestOf } from './digest.ts';
import { readKeptFile, writeKeptFile } from './keptFile.ts';
import type { Output } from './output.ts';
import type { Stock } from './packages/stock.ts';
import type { Stockroom } from './packages/stockroom.ts';
import { withoutOwner } from './packages/taken.ts';
import type { BundleRequest } from './request.ts';
import { buildServerDemos } from './server.ts';

type Chunk = Extract<Output[number], { type: 'chunk' }>;

/** The files of a demo in the visitor's half. */
interface ClientFiles {
  src: string;
  /** The files that its module imports at once, of its own and of the stock. */
  imports: readonly string[];
  css: readonly string[];
  /** All that was made of it. */
  files: readonly string[];
}

export interface BundledDemo {
  /** Null for what no visitor sees. */
  client: ClientFiles | null;
  /** The path of the file that the engine renders. */
  server: string;
}

/** Bundles the demos of a request, or finds them as they were bundled before; by their ids. */
export async function bundleDemos(
  { demos, unseen }: BundleRequest,
  room: Stockroom,
): Promise<ReadonlyMap<string, BundledDemo>> {
  const list = join(room.folder, 'demos.json');
  const kept = new Map(await readKeptFile<[string, BundledDemo][]>(list));
  const wanted = [...demos, ...unseen].map((demo) => ({ demo, key: keyOf(demo, demos) }));
  const missing = wanted.filter(({ key }) => !kept.has(key));
  if (missing.length > 0) {
    const made = await make(
      missing.map(({ demo }) => demo),
      demos,
      room,
    );
    for (const { demo, key } of missing) kept.set(key, made(demo));
    await writeKeptFile(list, [...kept]);
  }
  return new Map(
    wanted.flatMap(({ demo, key }) => {
      const bundled = kept.get(key);
      return bundled ? [[demo.id, bundled]] : [];
    }),
  );
}

/** Names everything that a demo is made of, except the stock. */
function keyOf(demo: Cut, seen: readonly Cut[]): string {
  const modules = [writeModule(demo, 'client'), writeModule(demo, 'server')];
  return digestOf(JSON.stringify([demo.id, seen.includes(demo), modules, ...demo.texts]));
}

/** Bundles some demos; returns who tells what became of each. */
async function make(
  demos: readonly Cut[],
  seen: readonly Cut[],
  room: Stockroom,
): Promise<(demo: Cut) => BundledDemo> {
  const shown = demos.filter((demo) => seen.includes(demo));
  const [clientDir, serverDir] = [join(room.folder, 'client'), join(room.folder, 'server')];
  const [client, server] = await bothDone(
    buildShown(shown, room.client, clientDir),
    buildServerDemos(demos, room.server, serverDir),
  );
  const clientEntries = entriesOf(client);
  const serverEntries = entriesOf(server);

  return (demo) => {
    const input = `\0${demoInput(demo)}`;
    const entry = clientEntries.get(input);
    return {
      client: entry ? describe(entry, client) : null,
      server: join(serverDir, serverEntries.get(input)?.fileName ?? ''),
    };
  };
}

async function buildShown(
  demos: readonly Cut[],
  stock: Stock,
  outDir: string,
): Promise<readonly Output[number][]> {
  return demos.length > 0 ? buildClientDemos(demos, stock, outDir) : [];
}

function entriesOf(output: readonly Output[number][]): ReadonlyMap<string | null, Chunk> {
  return new Map(output.filter(isChunk).map((chunk) => [chunk.facadeModuleId, chunk]));
}

function isChunk(file: Output[number]): file is Chunk {
  return file.type === 'chunk';
}

function describe(entry: Chunk, output: readonly Output[number][]): ClientFiles {
  const chunks = new Map(output.filter(isChunk).map((chunk) => [chunk.fileName, chunk]));
  const atOnce = reached(entry, chunks, ({ imports }) => imports);
  const all = reached(entry, chunks, ({ imports, dynamicImports }) => [
    ...imports,
    ...dynamicImports,
  ]);
  const imports = new Set(
    atOnce.flatMap((chunk) => chunk.imports.map(withoutOwner).map(withoutSlash)),
  );
  return {
    src: entry.fileName,
    imports: [...imports],
    css: atOnce.flatMap(cssOf),
    files: all.flatMap((chunk) => [chunk.fileName, ...cssOf(chunk), ...assetsOf(chunk)]),
  };
}

/** A chunk and all that it leads to within what was bundled with it. */
function reached(
  from: Chunk,
  chunks: ReadonlyMap<string, Chunk>,
  follow: (chunk: Chunk) => readonly string[],
): readonly Chunk[] {
  const found = new Set([from]);
  for (const chunk of found) {
    for (const name of follow(chunk)) {
      const next = chunks.get(name);
      if (next) found.add(next);
    }
  }
  return [...found];
}

/** The stock is imported by address, so that the bundler leaves it alone. */
function withoutSlash(name: string): string {
  return name.replace(/^\//, '');
}

function cssOf({ viteMetadata }: Chunk): readonly string[] {
  return [...(viteMetadata?.importedCss ?? [])];
}

function assetsOf({ viteMetadata }: Chunk): readonly string[] {
  return [...(viteMetadata?.importedAssets ?? [])];
}

// Demos, each bundled for itself: one that was not changed is as it was.

import { join } from 'node:path';
import { asFile } from './address.ts';
import { bothDone } from './bothDone.ts';
import { buildClientDemos } from './client.ts';
import { demoInput, writeModule } from './demos.ts';
import { digestOf } from './digest.ts';
import { readKeptFile, writeKeptFile } from './keptFile.ts';
import { withoutQuery } from './moduleId.ts';
import { cssOf, type Output } from './output.ts';
import type { Stockroom } from './packages/stockroom.ts';
import type { BundleRequest } from './request.ts';
import { buildServerDemos } from './server.ts';
import type { DemoVariant } from './variant.ts';

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
    const made = await bundleEach(
      missing.map(({ demo }) => demo),
      demos,
      room,
    );
    for (const { demo, key } of missing) kept.set(key, describe(demo, made.get(demo), room));
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
function keyOf(demo: DemoVariant, seen: readonly DemoVariant[]): string {
  const modules = [writeModule(demo, 'client'), writeModule(demo, 'server')];
  return digestOf(JSON.stringify([demo.id, seen.includes(demo), modules, ...demo.texts]));
}

/** What the bundler made of a demo: its own files of either half, the one of its module first. */
interface Made {
  client: readonly Chunk[];
  server: readonly Chunk[];
}

/**
 * Bundles some demos, each as if there were no other.
 *
 * They are bundled at once, which is many times faster. What several of them need the bundler puts
 * into one file, its own helpers above all, and that depends on who they are: those are bundled anew.
 */
async function bundleEach(
  demos: readonly DemoVariant[],
  seen: readonly DemoVariant[],
  room: Stockroom,
): Promise<ReadonlyMap<DemoVariant, Made>> {
  const made = new Map(await bundleTogether(demos, seen, room));
  for (const demo of findSharing(made)) {
    for (const [, alone] of await bundleTogether([demo], seen, room)) made.set(demo, alone);
  }
  return made;
}

/** Finds the demos of which a file belongs to others too. */
function findSharing(made: ReadonlyMap<DemoVariant, Made>): readonly DemoVariant[] {
  const owners = new Map<Chunk, DemoVariant[]>();
  for (const [demo, { client, server }] of made) {
    for (const chunk of [...client, ...server]) {
      owners.set(chunk, [...(owners.get(chunk) ?? []), demo]);
    }
  }
  return [...new Set([...owners.values()].filter(({ length }) => length > 1).flat())];
}

async function bundleTogether(
  demos: readonly DemoVariant[],
  seen: readonly DemoVariant[],
  room: Stockroom,
): Promise<ReadonlyMap<DemoVariant, Made>> {
  const shown = demos.filter((demo) => seen.includes(demo));
  const [client, server] = await bothDone(
    buildShown(shown, room),
    buildServerDemos(demos, room.server, serverOf(room)),
  );
  const [findClient, findServer] = [filesOfDemos(client), filesOfDemos(server)];
  return new Map(
    demos.map((demo) => [demo, { client: findClient(demo), server: findServer(demo) }]),
  );
}

async function buildShown(
  demos: readonly DemoVariant[],
  room: Stockroom,
): Promise<readonly Output[number][]> {
  // The bundler does not begin without anything to bundle.
  return demos.length > 0 ? buildClientDemos(demos, room.client, join(room.folder, 'client')) : [];
}

function serverOf({ folder }: Stockroom): string {
  return join(folder, 'server');
}

/** Finds in the output of the bundler what was made of a demo. */
function filesOfDemos(output: readonly Output[number][]): (demo: DemoVariant) => readonly Chunk[] {
  const chunks = output.filter((file) => file.type === 'chunk');
  const names = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const entries = new Map(chunks.map((chunk) => [chunk.facadeModuleId, chunk]));
  return (demo) => {
    const entry = entries.get(`\0${demoInput(demo)}`);
    const follow = ({ imports, dynamicImports }: Chunk) => [...imports, ...dynamicImports];
    return entry ? reached(entry, names, follow) : [];
  };
}

function describe(demo: DemoVariant, made: Made | undefined, room: Stockroom): BundledDemo {
  const [server] = made?.server ?? [];
  if (!made || !server) throw new Error(`The bundler left ${demo.id} out of its output.`);

  const [entry] = made.client;
  return {
    client: entry ? describeClient(entry, made.client) : null,
    server: join(serverOf(room), server.fileName),
  };
}

function describeClient(entry: Chunk, all: readonly Chunk[]): ClientFiles {
  const names = new Map(all.map((chunk) => [chunk.fileName, chunk]));
  const atOnce = reached(entry, names, ({ imports }) => imports);
  const imports = atOnce.flatMap((chunk) => chunk.imports.map(withoutQuery).map(asFile));
  return {
    src: entry.fileName,
    imports: [...new Set(imports)],
    css: atOnce.flatMap(cssOf),
    files: all.flatMap((chunk) => [chunk.fileName, ...cssOf(chunk), ...assetsOf(chunk)]),
  };
}

/** A chunk and all that it leads to among some others. */
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

function assetsOf({ viteMetadata }: Chunk): readonly string[] {
  return [...(viteMetadata?.importedAssets ?? [])];
}

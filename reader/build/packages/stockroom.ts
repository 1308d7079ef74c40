// The stock as it lies in a folder: made once, and found again by whoever wants the same.

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bothDone } from '../bothDone.ts';
import { buildClientStock } from '../client.ts';
import { digestOf } from '../digest.ts';
import { openFolder, readKeptFile, writeKeptFile } from '../keptFile.ts';
import type { Output } from '../output.ts';
import { asSources, digestOfProviders } from '../providers.ts';
import type { ReactFile } from '../react/reactFile.ts';
import type { BundleRequest, DemoSource } from '../request.ts';
import { buildServerStock } from '../server.ts';
import { type Variables, writeVariables } from '../variables.ts';
import type { Import } from './imports.ts';
import { withoutMissing } from './missing.ts';
import { needlessFiles, readStock, type Stock } from './stock.ts';
import { type KnownImports, type WantedModules, wantedBy } from './wanted.ts';

/** Everything that is bundled once for all demos. */
export interface Stockroom {
  folder: string;
  client: Stock;
  server: Stock;
  /** The files of the visitor's half. */
  files: readonly string[];
  variables: Variables;
}

interface WantedOnBothSides {
  client: WantedModules;
  server: WantedModules;
}

/** Finds the stock that the demos of a request need, or makes it. */
export async function openStockroom(request: BundleRequest, react: ReactFile): Promise<Stockroom> {
  const known = await recallImports(request);
  const wanted = {
    client: await wantedBy(request.demos, 'client', known),
    server: await wantedBy([...request.demos, ...request.unseen], 'server', known),
  };
  await writeKeptFile(join(request.kept, IMPORTS), [...known]);
  const folder = join(request.kept, keyOf(wanted, request));
  return openFolder<Stockroom>(folder, async (draft) => ({
    ...(await make(draft, wanted, request, react)),
    folder,
  }));
}

/** Most files are as they were, and need not be read again. */
async function recallImports({ kept }: BundleRequest): Promise<KnownImports> {
  await mkdir(kept, { recursive: true });
  return new Map(await readKeptFile<[string, readonly Import[]][]>(join(kept, IMPORTS)));
}

const IMPORTS = 'imports.json';

/** The folder of what demos want: the same for all who want the same. */
function keyOf({ client, server }: WantedOnBothSides, request: BundleRequest): string {
  const names = [client, server].map((modules) =>
    [...modules].map(([module, { exports }]) => [module, [...exports].sort()]),
  );
  const providers = digestOfProviders(allDemos(request));
  return digestOf(JSON.stringify([names, request.licenseKey, providers]));
}

function allDemos({ demos, unseen }: BundleRequest): readonly DemoSource[] {
  return [...demos, ...unseen];
}

async function make(
  folder: string,
  wanted: WantedOnBothSides,
  request: BundleRequest,
  react: ReactFile,
): Promise<Omit<Stockroom, 'folder'>> {
  const { licenseKey } = request;
  const providers = asSources(allDemos(request));
  const outDir = join(folder, 'client');
  const serverDir = join(folder, 'server');
  // The two halves know nothing of each other, and each leaves processors idle now and then.
  const [client, server] = await bothDone(
    // The bundler does not begin without anything to bundle: a site may have no demos.
    wanted.client.size > 0
      ? build(wanted.client, (all) =>
          buildClientStock({ wanted: all, providers, outDir, licenseKey, react }),
        )
      : Promise.resolve(NOTHING),
    build(wanted.server, (all) =>
      buildServerStock({ wanted: all, providers, outDir: serverDir, licenseKey }),
    ),
  );
  // Without it Node would read every file twice, to find out that it is a module.
  await writeFile(join(serverDir, 'package.json'), '{"type": "module"}');
  const variables = await writeVariables(server.stock, serverDir, outDir);

  return {
    client: client.stock,
    server: server.stock,
    files: [...namesOf(client), ...new Set(Object.values(variables))],
    variables,
  };
}

interface Built {
  output: readonly Output[number][];
  stock: Stock;
}

const NOTHING: Built = { output: [], stock: { modules: {}, files: {} } };

/** Builds what is wanted, without what nobody has. */
async function build(
  wanted: WantedModules,
  once: (wanted: WantedModules) => Promise<Output>,
): Promise<Built> {
  try {
    const output = await once(wanted);
    return { output, stock: readStock(output, wanted) };
  } catch (thrown) {
    const left = withoutMissing(wanted, thrown);
    if (left) return build(left, once);
    throw thrown;
  }
}

function namesOf({ output, stock }: Built): readonly string[] {
  const needless = needlessFiles(output, stock);
  return output.map(({ fileName }) => fileName).filter((name) => !needless.includes(name));
}

// One build of the whole reader, from the request to the report.

import { copyFile, link, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { asAddress } from './address.ts';
import { bothDone } from './bothDone.ts';
import { type BundledDemo, bundleDemos } from './bundledDemos.ts';
import { rejectForeign } from './confinement/confineDemos.ts';
import { stylesheetsOf } from './demoStyles.ts';
import { readMistakes } from './mistake.ts';
import { type OwnFiles, openOwnFiles } from './ownFiles.ts';
import { withImports } from './packages/stock.ts';
import { openStockroom, type Stockroom } from './packages/stockroom.ts';
import { asSources } from './providers.ts';
import { openReactFile } from './react/reactFile.ts';
import { type BundleRequest, type DemoSource, readRequest } from './request.ts';
import { reader } from './settings.ts';
import { readVariant } from './variant.ts';

/** Builds what was asked for; writes one line, the report or the mistake, and returns the exit code. */
export async function bundle(input: Readable, write: (line: string) => void): Promise<0 | 1> {
  const request = await readRequest(input);
  // The bundler writes paths from the working folder into its output: it must not depend on ours.
  process.chdir(reader);
  try {
    const all = [...request.demos, ...request.unseen];
    rejectForeign([...all, ...asSources(all).map(readVariant)]);
    write(JSON.stringify(await buildReader(request)));
    return 0;
  } catch (thrown) {
    const errors = readMistakes(thrown, request.root);
    write(JSON.stringify({ error: errors[0], errors }));
    return 1;
  }
}

async function buildReader(request: BundleRequest) {
  const react = await openReactFile(request.kept);
  const [own, room] = await bothDone(
    openOwnFiles(request.kept, react),
    openStockroom(request, react),
  );
  const demos = await bundleDemos(request, room);
  const client = join(request.outDir, 'client');
  await rm(client, { recursive: true, force: true });
  await lay([react.file], react.folder, client);
  await lay(own.files, own.folder, client);
  await lay(filesOf(room, demos), join(room.folder, 'client'), client);

  return {
    client,
    server: await writeDoor(request, room, demos),
    assets: assetsOf(own, room),
    worker: own.worker,
    uninstallWorker: own.uninstallWorker,
    /** Without it nothing of this can be rendered. */
    stock: room.folder,
    demos: Object.fromEntries(request.demos.map((demo) => [demo.id, report(demo, demos, room)])),
  };
}

type Demos = ReadonlyMap<string, BundledDemo>;

/** The addresses of what is no demo. */
function assetsOf(own: OwnFiles, { variables }: Stockroom) {
  const { browser, measure, offlinePage, frame, startup, styles, lateStyles } = own;
  return {
    browser: asAddress(browser),
    measure: asAddress(measure),
    offline: asAddress(offlinePage),
    frame: asAddress(frame),
    startup: asAddress(startup),
    styles: styles.map(asAddress),
    textFont: asAddress(own.textFont),
    codeFont: asAddress(own.codeFont),
    demoFonts: Object.fromEntries(
      Object.entries(own.demoFonts).map(([family, file]) => [family, asAddress(file)]),
    ),
    iconFont: asAddress(lateStyles.iconFont),
    condensedFont: asAddress(lateStyles.condensedFont),
    variables: Object.fromEntries(
      Object.entries(variables).map(([provider, file]) => [provider, asAddress(file)]),
    ),
  };
}

function filesOf(room: Stockroom, demos: Demos): ReadonlySet<string> {
  return new Set([
    ...room.files,
    ...[...demos.values()].flatMap(({ client }) => client?.files ?? []),
  ]);
}

/** Puts files where they are wanted, without a second copy where the disk can do that. */
async function lay(files: Iterable<string>, from: string, to: string): Promise<void> {
  const folders = new Set([...files].map((file) => dirname(join(to, file))));
  for (const folder of folders) await mkdir(folder, { recursive: true });
  await Promise.all(
    [...files].map((file) =>
      link(join(from, file), join(to, file)).catch(() =>
        copyFile(join(from, file), join(to, file)),
      ),
    ),
  );
}

/** Writes the module that the engine opens: it renders, and knows where the demos are. */
async function writeDoor(request: BundleRequest, room: Stockroom, demos: Demos): Promise<string> {
  const folder = join(request.outDir, 'server');
  const stock = JSON.stringify(join(room.folder, 'server/prerender.js'));
  const files = [...demos].map(([id, { server }]) => [id, server]);
  const lines = [
    `import { knowDemos } from ${stock};`,
    `export * from ${stock};`,
    `knowDemos(${JSON.stringify(Object.fromEntries(files))});`,
  ];
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{"type": "module"}');
  await writeFile(join(folder, 'prerender.js'), lines.join('\n'));
  return join(folder, 'prerender.js');
}

/** What a page needs to know of a demo: its module, what that imports, and their stylesheets. */
function report(demo: DemoSource, demos: Demos, { client: stock }: Stockroom) {
  const files = demos.get(demo.id)?.client;
  if (!files) throw new Error(`The bundler left ${demo.id} out of its output.`);

  const imports = withImports(files.imports, stock);
  const css = [
    ...imports.flatMap((file) => stock.files[file]?.css ?? []),
    ...stylesheetsOf(demo).flatMap((module) => stock.modules[module]?.css ?? []),
    ...files.css,
  ];
  return {
    src: asAddress(files.src),
    imports: imports.map(asAddress),
    css: [...new Set(css)].map(asAddress),
  };
}

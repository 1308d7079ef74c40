// One build of the whole reader, from the request to the report.

import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buildClient, buildStartup, type Output } from './client.ts';
import { readMistakes } from './mistake.ts';
import { demoFiles, entryFiles, fontFiles } from './report.ts';
import { type BundleRequest, readRequest } from './request.ts';
import { buildServer } from './server.ts';
import { reader } from './settings.ts';
import { writeVariables } from './variables.ts';

/** Builds what was asked for; writes one line, the report or the mistake, and returns the exit code. */
export async function bundle(input: Readable, write: (line: string) => void): Promise<0 | 1> {
  const request = await readRequest(input);
  // The bundler writes paths from the working folder into its output: it must not depend on ours.
  process.chdir(reader);
  try {
    write(JSON.stringify(await buildReader(request)));
    return 0;
  } catch (thrown) {
    const errors = readMistakes(thrown, request.root);
    write(JSON.stringify({ error: errors[0], errors }));
    return 1;
  }
}

async function buildReader(request: BundleRequest) {
  await mkdir(request.outDir, { recursive: true });
  const client = await buildClient(request);
  const startup = await buildStartup(request);
  // The stylesheets needed a module to be bundled; nobody loads it.
  await rm(join(request.outDir, 'client', entryFiles(client, 'styles').src));
  const server = await buildServer(request);
  const demos = demoFiles(client, request);

  return {
    client: join(request.outDir, 'client'),
    server,
    assets: {
      ...ownAssets(client, startup),
      materialVariables: await writeVariables(request, server, 'material'),
      joyVariables: await writeVariables(request, server, 'joy'),
    },
    demos,
  };
}

function ownAssets(client: Output, startup: Output) {
  return {
    browser: entryFiles(client, 'browser').src,
    startup: entryFiles(startup, 'startup').src,
    styles: entryFiles(client, 'styles').css,
    fonts: fontFiles(client),
  };
}

// One build of the frame that runs edited code, with the packages it can load.

import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import react from '@vitejs/plugin-react';
import { build, mergeConfig, type Rolldown } from 'vite';
import { confineImports } from '../confinement/confineDemos.ts';
import { reader, settings } from '../settings.ts';
import { leanSucrase } from './leanSucrase.ts';
import { type Importable, packageModules, providerModules, type Surrounding } from './packages.ts';
import { sharedFiles } from './sharing.ts';

interface EditingRequest extends Importable, Surrounding {
  readonly outDir: string;
}

const FOLDER = 'assets/editing';

/** Builds what was asked for, and writes one line: which files the document of the frame begins with. */
export async function bundleEditing(input: Readable, write: (line: string) => void): Promise<void> {
  const request: EditingRequest = JSON.parse(await text(input));
  // The bundler writes paths from the working folder into its output: it must not depend on ours.
  process.chdir(reader);
  const result = await build(mergeConfig(settings, frameSettings(request)));
  write(JSON.stringify(describe(result)));
}

function frameSettings(request: EditingRequest) {
  const { outDir, providers } = request;
  const sources = Object.values(providers).map((file) => ({ id: `provider:${file}`, file }));
  return {
    plugins: [
      react(),
      packageModules(request),
      providerModules(request),
      confineImports(() => sources),
      leanSucrase(),
    ],
    build: {
      outDir,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: { frame: join(reader, 'src/demo/sandbox/frame.island.tsx') },
        output: {
          entryFileNames: `${FOLDER}/[name]-[hash].js`,
          chunkFileNames: `${FOLDER}/[name]-[hash].js`,
          assetFileNames: `${FOLDER}/[name]-[hash][extname]`,
          codeSplitting: { groups: sharedFiles },
        },
      },
    },
  };
}

function describe(result: Awaited<ReturnType<typeof build>>) {
  const one = Array.isArray(result) ? result[0] : result;
  if (!one || !('output' in one)) {
    throw new Error('The bundler was asked for one build and began to watch.');
  }
  const frame = one.output.find((file) => file.type === 'chunk' && file.isEntry);
  if (frame?.type !== 'chunk') throw new Error('The bundler left the frame out of its output.');

  return {
    frame: `/${frame.fileName}`,
    modules: importsOf(frame, one.output).map((name) => `/${name}`),
    styles: [...(frame.viteMetadata?.importedCss ?? [])].map((name) => `/${name}`),
  };
}

/** What the entry imports at once, directly and indirectly. */
function importsOf(entry: Rolldown.OutputChunk, output: Rolldown.RolldownOutput['output']) {
  const found = new Set(entry.imports);
  for (const name of found) {
    const chunk = output.find((file) => file.fileName === name);
    if (chunk?.type === 'chunk') for (const imported of chunk.imports) found.add(imported);
  }
  return [...found];
}

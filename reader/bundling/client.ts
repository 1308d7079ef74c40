// The visitor's half: hashed files under assets/, and which file belongs to what.

import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, mergeConfig, type Rolldown } from 'vite';
import { demoInput, demoModules, readersPackages } from './demos.ts';
import type { BundleRequest } from './request.ts';
import { reader, settings } from './settings.ts';
import { sharedFiles } from './sharing.ts';

export type Output = Rolldown.RolldownOutput['output'];

/** Builds the modules and the stylesheet; returns what was written. */
export async function buildClient(request: BundleRequest): Promise<Output> {
  return outputOf(
    await build(
      mergeConfig(settings, {
        plugins: [react(), demoModules(request.demos, 'client'), readersPackages()],
        build: {
          outDir: join(request.outDir, 'client'),
          modulePreload: false,
          rolldownOptions: {
            input: clientInputs(request),
            output: clientOutput,
            preserveEntrySignatures: 'exports-only',
            // The words of the interface stand where they are said, not in a file all pages wait for.
            optimization: { inlineConst: { mode: 'all', pass: 2 } },
          },
        },
      }),
    ),
  );
}

/** Builds the script that runs before the first paint: classic, alone, and small enough to wait for. */
export async function buildStartup(request: BundleRequest): Promise<Output> {
  return outputOf(
    await build(
      mergeConfig(settings, {
        build: {
          outDir: join(request.outDir, 'client'),
          emptyOutDir: false,
          rolldownOptions: {
            input: { startup: entry('startup.ts') },
            output: { format: 'iife', entryFileNames: 'assets/[name]-[hash].js' },
          },
        },
      }),
    ),
  );
}

/** The path of one of the reader's own entries. */
export function entry(name: string): string {
  return join(reader, 'src/entries', name);
}

function clientInputs({ demos }: BundleRequest): Record<string, string> {
  const own = { browser: entry('browser.ts'), styles: entry('styles.ts') };

  return { ...own, ...Object.fromEntries(demos.map((demo) => [demo.id, demoInput(demo)])) };
}

const clientOutput = {
  entryFileNames: ({ name }: { name: string }) => `assets/${lastPart(name)}-[hash].js`,
  chunkFileNames: 'assets/[name]-[hash].js',
  assetFileNames: 'assets/[name]-[hash][extname]',
  codeSplitting: { groups: sharedFiles },
};

/** A file is named after the demo, not the whole address: the hash keeps namesakes apart. */
function lastPart(name: string): string {
  const parts = name.split('/');
  return parts.length > 2 ? parts.slice(-2).join('-') : (parts.at(-1) ?? name);
}

function outputOf(result: Awaited<ReturnType<typeof build>>): Output {
  const one = Array.isArray(result) ? result[0] : result;
  if (!one || !('output' in one))
    throw new Error('The bundler was asked for one build and began to watch.');

  return one.output;
}

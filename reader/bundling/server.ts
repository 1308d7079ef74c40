// The engine's half: one module that renders every part, with each demo loaded when it is asked for.

import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, mergeConfig } from 'vite';
import { entry } from './client.ts';
import { demoModules, readersPackages } from './demos.ts';
import type { BundleRequest } from './request.ts';
import { settings } from './settings.ts';

/** Builds `prerender.js` and returns its path. */
export async function buildServer(request: BundleRequest): Promise<string> {
  const outDir = join(request.outDir, 'server');

  await build(
    mergeConfig(settings, {
      plugins: [react(), demoModules(request.demos, 'server'), readersPackages()],
      // Plain Node cannot import the libraries' own files: they name folders and stylesheets.
      ssr: { noExternal: true },
      build: {
        ssr: true,
        outDir,
        minify: false,
        rolldownOptions: {
          input: { prerender: entry('prerender.tsx') },
          output: { entryFileNames: '[name].js', chunkFileNames: 'parts/[name]-[hash].js' },
        },
      },
    }),
  );
  return join(outDir, 'prerender.js');
}

// Vite behind our own port: it serves the reader's sources and the demos, and replaces them in open pages.

import type { Server } from 'node:http';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer, type ViteDevServer } from 'vite';
import { confineDemos } from '../build/confinement/confineDemos.ts';
import { demoStyles } from '../build/demoStyles.ts';
import { readersPackages } from '../build/demos.ts';
import { license } from '../build/license.ts';
import { portals } from '../build/portals.ts';
import { articleStyles } from '../build/scoping/articleStyles.ts';
import { generated, generatedModules, reader, settings } from '../build/settings.ts';
import type { Changes } from './changes.ts';
import type { LiveDemos } from './demos.ts';
import { findDependencies } from './dependencies.ts';
import type { Failures } from './failures.ts';
import { noticeLateWrites } from './lateWrites.ts';
import { logForAuthors } from './logging.ts';
import type { Start } from './messages.ts';
import { packages, root } from './places.ts';
import { retryParts } from './retries.ts';
import { replaceStylesheets } from './stylesheets.ts';
import { Watched } from './watched.ts';

/** Opens Vite as a part of our server. */
export async function openVite(
  start: Start,
  http: Server,
  { demos, changes, failures }: { demos: LiveDemos; changes: Changes; failures: Failures },
): Promise<ViteDevServer> {
  const watched = new Watched();

  return createServer({
    root,
    configFile: false,
    envDir: false,
    envPrefix: settings.envPrefix,
    tsconfig: settings.tsconfig,
    publicDir: false,
    appType: 'custom',
    mode: 'development',
    clearScreen: false,
    customLogger: logForAuthors(),
    cacheDir: start.cacheDir,
    css: settings.css,
    plugins: [
      react(),
      demos.plugin(),
      demoStyles(() => demos.folders),
      articleStyles(),
      license(start.licenseKey),
      confineDemos(() => demos.confined),
      readersPackages(),
      watched.plugin(),
      noticeLateWrites(),
      changes.plugin(),
      replaceStylesheets(),
      retryParts(),
      failures.plugin(),
    ],
    resolve: {
      alias: generatedModules,
      dedupe: ['react', 'react-dom', '@emotion/react', '@emotion/cache'],
    },
    server: {
      middlewareMode: true,
      ws: { server: http },
      watch: { ignored: [watched.ignores] },
      // Modules, and nothing else that lies in the project: no settings, no builds, no history.
      fs: {
        strict: true,
        allow: [reader, packages, start.content, start.written, generated, start.cacheDir],
      },
      warmup: { clientFiles: ownModules },
    },
    optimizeDeps: {
      entries: [...ownModules, ...demos.files.filter(isPlain)],
      include: [...(await findDependencies(demos.confined))],
      rolldownOptions: { plugins: [portals()] },
    },
    // Plain Node cannot import the files of these: they name folders and stylesheets.
    ssr: { noExternal: [/^@mui\//] },
  });
}

/** What every page with a demo loads; the rest is found by following these. */
const ownModules = [
  'dev-client/author.client.ts',
  'entries/browser.client.ts',
  'islands/hydrate.island.tsx',
  'islands/theme-providers/*.island.tsx',
].map((name) => join(reader, 'src', name));

/** Entries are patterns: a path that reads as one is left for the first request to find. */
function isPlain(file: string): boolean {
  return !/[()[\]{}!*?+@\\]/.test(file);
}

// The visitor's half: hashed files under assets/, and which file belongs to what.

import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, mergeConfig } from 'vite';
import type { OwnFiles as WorkersFiles } from '../src/offline/ownFiles.ts';
import { confineDemos, confineImports } from './confinement/confineDemos.ts';
import { demoStyles, variantFolders } from './demoStyles.ts';
import { demoInput, demoModules, readersPackages } from './demos.ts';
import { skipFacades, skipRuntime } from './facades.ts';
import { fetchAlong } from './fetchAlong.ts';
import { license } from './license.ts';
import { type Output, outputOf } from './output.ts';
import { packagesOfDemos, stockEntries, stockInputs } from './packages/entries.ts';
import { leadToStock } from './packages/leading.ts';
import type { Stock } from './packages/stock.ts';
import { carriedByDemos, takeFromStock } from './packages/taken.ts';
import type { WantedModules } from './packages/wanted.ts';
import { portals } from './portals.ts';
import { preloading } from './preloading.ts';
import type { ReactFile } from './react/reactFile.ts';
import { reactIsAsModule } from './react/reactIs.ts';
import { reactEntry, reactInput, shareReact } from './react/shareReact.ts';
import type { DemoSource } from './request.ts';
import { articleStyles } from './scoping/articleStyles.ts';
import { reader, settings } from './settings.ts';
import { filesOfDemos, filesOfPages } from './sharing.ts';
import type { DemoVariant } from './variant.ts';

interface ClientStock {
  wanted: WantedModules;
  providers: readonly DemoSource[];
  outDir: string;
  licenseKey: string | null;
  react: ReactFile;
}

/** Bundles React alone, for pages and demos alike. */
export async function buildReact(outDir: string): Promise<Output> {
  return outputOf(
    await build(
      mergeConfig(settings, {
        plugins: [reactEntry()],
        build: clientBuild(outDir, reactInput, []),
      }),
    ),
  );
}

/**
 * Bundles the script and the stylesheet of every page.
 *
 * They share no file with demos but React: what brings a demo to life also runs in frames, where
 * nothing of the page around belongs.
 */
export async function buildOwn(outDir: string, { address }: ReactFile): Promise<Output> {
  const inputs = {
    browser: entry('browser.client.ts'),
    measure: entry('measure.client.ts'),
    offlinePage: entry('offlinePage.island.tsx'),
    iconFont: entry('iconFont.client.ts'),
    condensedFont: entry('condensedFont.client.ts'),
    styles: entry('styles.ts'),
  };

  return outputOf(
    await build(
      mergeConfig(settings, {
        define: { REACT_FILE: JSON.stringify(address) },
        plugins: [
          react(),
          shareReact(address),
          articleStyles(),
          preloading(),
          skipFacades(),
          fetchAlong(),
        ],
        build: clientBuild(outDir, inputs, filesOfPages),
      }),
    ),
  );
}

/** Bundles all that demos take from elsewhere. */
export async function buildClientStock(stock: ClientStock): Promise<Output> {
  const { wanted, providers, outDir, licenseKey } = stock;

  return outputOf(
    await build(
      mergeConfig(settings, {
        plugins: [
          react(),
          shareReact(stock.react.address),
          reactIsAsModule(),
          stockEntries(wanted, 'client'),
          packagesOfDemos(wanted),
          confineImports(() => providers),
          demoStyles(() => new Map()),
          portals(),
          preloading(),
          skipRuntime(),
          license(licenseKey),
        ],
        build: clientBuild(outDir, stockInputs(wanted), filesOfDemos),
      }),
    ),
  );
}

/** Bundles some demos, each for itself. */
export async function buildClientDemos(
  demos: readonly DemoVariant[],
  stock: Stock,
  outDir: string,
): Promise<Output> {
  const folders = variantFolders(demos);
  const shelf = { stock, place: '/' };
  const inputs = demos.map((demo) => [demo.id, demoInput(demo)]);

  return outputOf(
    await build(
      mergeConfig(settings, {
        plugins: [
          demoModules(demos, 'client', (code) => leadToStock(code, stock, shelf.place)),
          takeFromStock(demos, shelf),
          carriedByDemos(demos, shelf),
          demoStyles(() => folders),
          confineDemos(() => demos),
          readersPackages(),
        ],
        // Nothing of one demo is shared with others.
        build: clientBuild(outDir, Object.fromEntries(inputs), []),
      }),
    ),
  );
}

/** Builds a script that shares nothing with others: classic, alone, and small. */
export async function buildAlone(name: 'startup' | 'frame', outDir: string): Promise<Output> {
  return outputOf(
    await build(
      mergeConfig(settings, {
        build: {
          outDir,
          emptyOutDir: false,
          rolldownOptions: {
            input: { [name]: entry(`${name}.client.ts`) },
            output: { format: 'iife', entryFileNames: 'assets/[name]-[hash].js' },
          },
        },
      }),
    ),
  );
}

/** Builds the offline worker, or what takes its place, with the addresses it knows by heart. */
export async function buildWorker(
  name: 'offline' | 'uninstallWorker',
  outDir: string,
  known: WorkersFiles,
): Promise<Output> {
  return outputOf(
    await build(
      mergeConfig(settings, {
        define: { OWN_FILES: JSON.stringify(known) },
        build: {
          outDir,
          emptyOutDir: false,
          rolldownOptions: {
            input: { [name]: entry(`${name}.worker.ts`) },
            // It is published under one address for good, so its name needs no hash.
            output: { format: 'iife', entryFileNames: 'workers/[name].js' },
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

function clientBuild(
  outDir: string,
  input: Record<string, string>,
  groups: typeof filesOfDemos,
): InlineConfig['build'] {
  return {
    outDir,
    // What was bundled before is still in use.
    emptyOutDir: false,
    modulePreload: false,
    rolldownOptions: {
      input,
      output: {
        entryFileNames: ({ name }) => `assets/${lastPart(name)}-[hash].js`,
        chunkFileNames: ({ name }) => `assets/${name.replace(ENDING, '')}-[hash].js`,
        assetFileNames: 'assets/[name]-[hash][extname]',
        codeSplitting: { groups },
      },
      preserveEntrySignatures: 'exports-only',
      treeshake: { moduleSideEffects: [{ test: INERT, sideEffects: false }] },
      // The words of the interface stand where they are said, not in a file all pages wait for.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
    },
  };
}

/** Packages that do nothing when they are imported, but do not say so. */
const INERT = /\/node_modules\/(?:hoist-non-react-statics|prop-types|react-is)\//;

/** Where a file runs is said in its source alone: nobody fetches one of the wrong kind. */
const ENDING = /\.(?:client|island|worker)$/;

/** A file is named after the demo, not the whole address: the hash keeps namesakes apart. */
function lastPart(name: string): string {
  const parts = name.replaceAll(':', '-').split('/');
  return parts.length > 2 ? parts.slice(-2).join('-') : (parts.at(-1) ?? name);
}

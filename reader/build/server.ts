// The engine's half: what renders every part, and each demo as a module that is loaded when it is asked for.

import react from '@vitejs/plugin-react';
import { build, type InlineConfig, mergeConfig } from 'vite';
import { entry } from './client.ts';
import { confineDemos, confineImports } from './confinement/confineDemos.ts';
import { demoInput, demoModules, readersPackages } from './demos.ts';
import { license } from './license.ts';
import { type Output, outputOf } from './output.ts';
import { packagesOfDemos, stockEntries, stockInputs } from './packages/entries.ts';
import { leadToStock } from './packages/leading.ts';
import type { Stock } from './packages/stock.ts';
import { carriedByDemos, takeFromStock } from './packages/taken.ts';
import type { WantedModules } from './packages/wanted.ts';
import type { DemoSource } from './request.ts';
import { settings } from './settings.ts';
import type { DemoVariant } from './variant.ts';

interface ServerStock {
  wanted: WantedModules;
  providers: readonly DemoSource[];
  outDir: string;
  licenseKey: string | null;
}

/** Bundles what renders, and all that demos take from elsewhere. */
export async function buildServerStock(stock: ServerStock): Promise<Output> {
  const { wanted, providers, outDir, licenseKey } = stock;
  const own = { prerender: entry('prerender.tsx') };

  return outputOf(
    await build(
      mergeConfig(settings, {
        plugins: [
          react(),
          stockEntries(wanted, 'server'),
          packagesOfDemos(wanted),
          confineImports(() => providers),
          license(licenseKey),
        ],
        ...serverBuild(outDir, { ...own, ...stockInputs(wanted) }),
      }),
    ),
  );
}

/** Bundles some demos, each for itself. */
export async function buildServerDemos(
  demos: readonly DemoVariant[],
  stock: Stock,
  outDir: string,
): Promise<Output> {
  const inputs = demos.map((demo) => [demo.id, demoInput(demo)]);
  const shelf = { stock, place: `${outDir}/` };

  return outputOf(
    await build(
      mergeConfig(settings, {
        plugins: [
          demoModules(demos, 'server', (code) => leadToStock(code, stock, shelf.place)),
          takeFromStock(demos, shelf),
          carriedByDemos(demos, shelf),
          confineDemos(() => demos),
          readersPackages(),
        ],
        ...serverBuild(outDir, Object.fromEntries(inputs)),
      }),
    ),
  );
}

function serverBuild(outDir: string, input: Record<string, string>): InlineConfig {
  return {
    // Plain Node cannot import the libraries' own files: they name folders and stylesheets.
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir,
      // What was bundled before is still in use.
      emptyOutDir: false,
      minify: false,
      rolldownOptions: {
        input,
        output: { entryFileNames: fileName, chunkFileNames: 'parts/[name]-[hash].js' },
        preserveEntrySignatures: 'exports-only',
      },
    },
  };
}

/** One file is asked for by its name; all others lie beside each other, whatever leads to them. */
function fileName({ name }: { name: string }): string {
  return name === 'prerender' ? 'prerender.js' : `parts/${name.replace(/\W+/g, '-')}-[hash].js`;
}

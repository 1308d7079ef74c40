// What every build of the reader agrees on: the same class names, the same browsers, the same packages.

import { basename, join } from 'node:path';
import type { CSSModulesOptions, InlineConfig } from 'vite';

/** The folder of the reader itself; its packages are found from here. */
export const reader = import.meta.dirname.replace(/[\\/]build$/, '');

/** Where the modules lie that the engine writes: beside the sources only for tools that ask for no build. */
export const generated = process.env.TEARSHEET_GENERATED ?? join(reader, 'src/styles/generated');

/** Leads the imports of those modules to where they are. */
export const generatedModules = [
  { find: /^(?:\.\.?\/)+styles\/generated\//, replacement: `${generated}/` },
];

/** A class is named by its component and its role, so the prerendered HTML and the stylesheet agree. */
export const cssModules: CSSModulesOptions = {
  generateScopedName: (role, file) => `${basename(file).split('.')[0]}-${role}`,
};

/** The oldest browsers that know everything the stylesheets use, `light-dark()` above all. */
const browsers = ['chrome123', 'edge123', 'firefox121', 'safari17.5'];

/** What both halves of the bundle share. */
export const settings = {
  root: reader,
  configFile: false,
  envDir: false,
  // No variable of whoever builds begins like this: none becomes a part of what is published.
  envPrefix: 'TEARSHEET_PUBLISHES_NONE_',
  // Otherwise one is looked for above every file, also in and above the content.
  tsconfig: join(reader, 'tsconfig.json'),
  publicDir: false,
  logLevel: 'silent',
  mode: 'production',
  css: { modules: cssModules, postcss: {} },
  resolve: { alias: generatedModules },
  // As modules, workers fetch what few questions need when one does.
  worker: { format: 'es' },
  build: {
    target: browsers,
    cssTarget: browsers,
    reportCompressedSize: false,
    emptyOutDir: true,
    // Warnings for developers name components, and take their names from the code.
    minify: process.env.NODE_ENV !== 'development',
    assetsInlineLimit: 0,
  },
} satisfies InlineConfig;

// What every build of the reader agrees on: the same class names, the same browsers, the same packages.

import { basename } from 'node:path';
import type { CSSModulesOptions, InlineConfig } from 'vite';

/** The folder of the reader itself; its packages are found from here. */
export const reader = import.meta.dirname.replace(/[\\/]bundling$/, '');

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
  publicDir: false,
  logLevel: 'silent',
  mode: 'production',
  css: { modules: cssModules },
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

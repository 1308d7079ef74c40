import { defineConfig } from 'vitest/config';
import { cssModules } from './build/settings.ts';

// The bundler, and modules loaded by their address, need processes of their own.
const apart = ['{dev-server,build,prerender-worker}/**/*.test.ts', 'src/islands/live-part.test.ts'];

export default defineConfig({
  cacheDir: '../node_modules/.vite',
  css: { modules: cssModules },
  test: {
    // Some bundle for real, on machines that do something else beside.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    environment: 'jsdom',
    setupFiles: ['./vitest.setup.ts'],
    // A log of what failed is read without thousands of dots.
    reporters: [process.stdout.isTTY ? 'dot' : 'minimal'],
    css: { include: [/\.module\.css$/] },
    projects: [
      { extends: true, test: { name: 'apart', include: apart, pool: 'forks' } },
      // One jsdom for each worker instead of one for each file: three times as fast.
      {
        extends: true,
        test: {
          name: 'together',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: apart,
          pool: 'vmForks',
        },
      },
    ],
  },
});

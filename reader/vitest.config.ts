import { defineConfig } from 'vitest/config';
import { cssModules } from './bundling/settings.ts';

export default defineConfig({
  css: { modules: cssModules },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}', '{bundling,rendering}/*.test.ts'],
    setupFiles: ['./vitest.setup.ts'],
    reporters: ['dot'],
    css: { include: [/\.module\.css$/] },
  },
});

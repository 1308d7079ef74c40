// The script before the first paint: classic, so it must be one file, here as in production.

import { join } from 'node:path';
import { build } from 'vite';
import { reader, settings } from '../bundling/settings.ts';

/** Bundles the script; it is small, so nothing is remembered and every page gets the latest. */
export async function writeStartup(): Promise<string> {
  const built = await build({
    ...settings,
    build: {
      ...settings.build,
      write: false,
      rolldownOptions: {
        input: join(reader, 'src/entries/startup.ts'),
        output: { format: 'iife' },
      },
    },
  });
  const [first] = Array.isArray(built) ? built : [built];
  const chunk = first && 'output' in first ? first.output[0] : undefined;
  return chunk?.code ?? '';
}

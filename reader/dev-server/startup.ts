// The script before the first paint: classic, so it must be one file, here as in production.

import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { reader, settings } from '../build/settings.ts';

interface Built {
  code: string;
  files: readonly string[];
  savedAt: string;
}

/** The script as its sources are now, bundled when one of them was saved. */
export class StartupScript {
  #built: Built | undefined;

  /** Returns the latest text. */
  async write(): Promise<string> {
    const built = this.#built;
    if (built && built.savedAt === (await savedAt(built.files))) return built.code;

    const { code, moduleIds } = await bundle();
    this.#built = { code, files: moduleIds, savedAt: await savedAt(moduleIds) };
    return code;
  }
}

async function bundle(): Promise<Rolldown.OutputChunk> {
  const built = await build({
    ...settings,
    build: {
      ...settings.build,
      write: false,
      rolldownOptions: {
        input: join(reader, 'src/entries/startup.client.ts'),
        output: { format: 'iife' },
      },
    },
  });
  const [first] = Array.isArray(built) ? built : [built];
  if (first && 'output' in first) return first.output[0];

  throw new Error('The bundler was asked for one build and began to watch.');
}

async function savedAt(files: readonly string[]): Promise<string> {
  const facts = await Promise.all(files.map((file) => stat(file).catch(() => undefined)));
  return facts.map((fact) => fact?.mtimeMs).join();
}

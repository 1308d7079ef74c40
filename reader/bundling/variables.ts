// The variables of the documented libraries, written once for the whole site instead of by every demo.

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { surroundingsFile } from './demos.ts';
import { digestOf } from './digest.ts';
import type { Stock } from './packages/stock.ts';
import type { Library } from './request.ts';

interface Prerender {
  writeVariables(library: Library): Promise<string>;
}

/** Writes the stylesheets of those libraries whose theme some demo stands in; returns their files. */
export async function writeVariables(
  { modules }: Stock,
  server: string,
  outDir: string,
): Promise<Readonly<Record<'material' | 'joy', string | null>>> {
  const prerender: Prerender = await import(pathToFileURL(server).href);
  const write = async (library: Library) =>
    surroundingsFile(library) in modules
      ? writeHashed(outDir, `${library}-variables`, await prerender.writeVariables(library))
      : null;
  return { material: await write('material'), joy: await write('joy') };
}

/** Writes a file that the bundler does not know of, with a hash in its name as all others have. */
async function writeHashed(outDir: string, name: string, css: string): Promise<string> {
  const file = `assets/${name}-${digestOf(css).slice(0, 8)}.css`;
  await writeFile(join(outDir, file), css);
  return file;
}

// The variables of themes, written once for the whole site instead of by every demo.

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { digestOf } from './digest.ts';
import type { Stock } from './packages/stock.ts';
import { VARIABLES } from './providers.ts';

interface Prerender {
  writeVariables(sheets: readonly object[]): string;
}

/** The stylesheets of themes, by the files of their providers. */
export type Variables = Readonly<Record<string, string>>;

/** Writes the stylesheet of each provider that has variables. */
export async function writeVariables(
  { modules }: Stock,
  serverDir: string,
  outDir: string,
): Promise<Variables> {
  const { writeVariables: write }: Prerender = await import(urlOf(serverDir, 'prerender.js'));
  const written: Record<string, string> = {};
  for (const [module, { exports }] of Object.entries(modules)) {
    const [file, name] = (module.startsWith('/') && exports[VARIABLES]) || [];
    if (!file || !name) continue;

    const sheets = await readSheets(module, urlOf(serverDir, file), name);
    written[module] = await writeHashed(outDir, write(sheets));
  }
  return written;
}

/** Asks a provider for the rules of its variables; what it throws is a mistake in its file. */
async function readSheets(module: string, url: string, name: string): Promise<readonly object[]> {
  try {
    const provider: Record<string, () => readonly object[]> = await import(url);
    return provider[name]?.() ?? [];
  } catch (thrown) {
    const reason = thrown instanceof Error ? thrown.message : String(thrown);
    throw Object.assign(new Error(`The provider throws: ${reason.replace(/\.$/, '')}.`), {
      id: module,
      remedy: 'Its module and variables() run in Node while the site is built: mend what they use.',
    });
  }
}

function urlOf(folder: string, file: string): string {
  return pathToFileURL(join(folder, file)).href;
}

/** Writes a file that the bundler does not know of, with a hash in its name as all others have. */
async function writeHashed(outDir: string, css: string): Promise<string> {
  const file = `assets/variables-${digestOf(css).slice(0, 8)}.css`;
  await writeFile(join(outDir, file), css);
  return file;
}

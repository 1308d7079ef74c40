// The sizes of the components of one package, from the request to one line for each.

import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { stripVTControlCharacters } from 'node:util';
import { reader } from '../settings.ts';
import { findGround, measure } from './measure.ts';

interface SizesRequest {
  /** What a page that uses the package has anyway, as a module; null where it brings nothing. */
  ground: string | null;
  components: readonly { name: string; module: string }[];
}

/** Measures what was asked for, one after the other; returns the exit code. */
export async function measureAll(input: Readable, write: (line: string) => void): Promise<0 | 1> {
  const { ground, components }: SizesRequest = JSON.parse(await text(input));
  // The bundler looks for packages from the working folder.
  process.chdir(reader);
  let measured: string | undefined;
  try {
    const known = await findGround(ground);
    for (const { name, module } of components) {
      measured = name;
      write(JSON.stringify({ name, ...(await measure(module, known)) }));
    }
    return 0;
  } catch (thrown) {
    write(JSON.stringify({ name: measured, error: reasonOf(thrown) }));
    return 1;
  }
}

/** The line that says what is wrong, without the drawing around it. */
function reasonOf(thrown: unknown): string {
  const lines = stripVTControlCharacters(String(thrown)).split('\n');
  return lines.find((line) => line.startsWith('[')) ?? lines[0] ?? '';
}

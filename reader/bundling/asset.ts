// A file the bundler does not know of, written beside its own with a hash in its name.

import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import type { BundleRequest } from './request.ts';

/** Writes a text under assets/ and returns its address. */
export async function writeAsset(
  { outDir }: BundleRequest,
  fileName: string,
  text: string,
): Promise<string> {
  const { name, ext } = parse(fileName);
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  const path = `assets/${name}-${hash}${ext}`;

  await writeFile(join(outDir, 'client', path), text);
  return `/${path}`;
}

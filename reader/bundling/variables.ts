// The variables of a documented library, written once for the whole site instead of by every demo.

import { pathToFileURL } from 'node:url';
import { writeAsset } from './asset.ts';
import type { BundleRequest, Library } from './request.ts';

interface Prerender {
  writeVariables(library: Library): Promise<string>;
}

/** Writes the stylesheet of one library's variables if a demo uses that library. */
export async function writeVariables(
  request: BundleRequest,
  server: string,
  library: Library,
): Promise<string | null> {
  if (!request.demos.some((demo) => demo.library === library)) return null;

  const prerender: Prerender = await import(pathToFileURL(server).href);
  const css = await prerender.writeVariables(library);
  return writeAsset(request, `${library}-variables.css`, css);
}

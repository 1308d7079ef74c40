// What the engine asks of the bundler: one JSON object on the standard input.

import { resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

export type Library = 'material' | 'joy' | 'base';

export interface DemoSource {
  id: string;
  file: string;
  library: Library;
}

export interface BundleRequest {
  /** The folder that paths in errors are written from. */
  root: string;
  outDir: string;
  demos: readonly DemoSource[];
}

/** Reads the request; paths become whole, and the order of the demos does not depend on who asked. */
export async function readRequest(input: Readable): Promise<BundleRequest> {
  const request: BundleRequest = JSON.parse(await text(input));

  const root = resolve(request.root);
  const demos = request.demos
    .map((demo) => ({ ...demo, file: resolve(root, demo.file) }))
    .sort((one, other) => (one.id < other.id ? -1 : 1));
  return { root, outDir: resolve(root, request.outDir), demos };
}

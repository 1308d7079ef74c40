// What the engine asks of the bundler: one JSON object on the standard input.

import { resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { type DemoVariant, readVariant } from './variant.ts';

export interface DemoSource {
  id: string;
  file: string;
  /** The file of the component that surrounds it; without one nothing does. */
  provider?: string;
  /** Whether it takes over its prerendered HTML; otherwise the browser renders it again. */
  hydrates?: boolean;
  /** Whether the engine wrote it, and no author. */
  generated?: boolean;
  /** The folder of the project it belongs to, which says what packages there are. */
  project?: string;
}

export interface BundleRequest {
  /** The folder that paths in errors are written from. */
  root: string;
  outDir: string;
  demos: readonly DemoVariant[];
  /** Rendered by the engine only; no visitor gets them. */
  unseen: readonly DemoVariant[];
  /** The key of commercial packages. */
  licenseKey: string | null;
  /** A folder for what the next build can use again. */
  kept: string;
}

/** What is asked for, before it is put in order. */
interface Written {
  root: string;
  outDir: string;
  demos: readonly DemoSource[];
  unseen?: readonly DemoSource[];
  licenseKey?: string | null;
  kept?: string;
}

/** Reads the request; paths become whole, and the order of the demos does not depend on who asked. */
export async function readRequest(input: Readable): Promise<BundleRequest> {
  const request: Written = JSON.parse(await text(input));

  const root = resolve(request.root);
  const outDir = resolve(root, request.outDir);
  return {
    root,
    outDir,
    demos: inOrder(request.demos, root),
    unseen: inOrder(request.unseen ?? [], root),
    licenseKey: request.licenseKey ?? null,
    kept: resolve(root, request.kept ?? `${outDir}/kept`),
  };
}

/** A demo with whole paths, and without an empty one. */
export function inProject({ provider, ...demo }: DemoSource, root: string): DemoSource {
  const around = provider ? { provider: resolve(root, provider) } : {};
  return { ...demo, ...around, file: resolve(root, demo.file), project: root };
}

function inOrder(demos: readonly DemoSource[], root: string): readonly DemoVariant[] {
  return demos
    .map((demo) => readVariant(inProject(demo, root)))
    .sort((one, other) => (one.id < other.id ? -1 : 1));
}

// What one component weighs: bundled as for a visitor, by itself and beside what its page has anyway.

import { brotliCompressSync } from 'node:zlib';
import { build, mergeConfig } from 'vite';
import { outputOf } from '../output.ts';
import { settings } from '../settings.ts';
import { writtenModules } from './writtenModules.ts';

export interface Size {
  minified: number;
  brotli: number;
  sharedMinified: number;
  sharedBrotli: number;
}

/** A module, and the files that it is made of. */
export interface Ground {
  module: string;
  files: ReadonlySet<string>;
}

/** Which files a page that uses a package has anyway. */
export async function findGround(module: string | null): Promise<Ground | null> {
  if (module === null) return null;

  const chunks = await bundle({ ground: module });
  return { module, files: new Set(chunks.flatMap(({ moduleIds }) => moduleIds)) };
}

/** Weighs a component. Without a ground it shares nothing, and both weights are the same. */
export async function measure(module: string, ground: Ground | null): Promise<Size> {
  const alone = weigh(await bundle({ component: module }));
  const beside = ground ? weigh(await bundleBeside(module, ground)) : alone;
  // A file of its own takes a few bytes more; who shares nothing does not need it.
  const added = beside.minified < alone.minified ? beside : alone;
  return { ...alone, sharedMinified: added.minified, sharedBrotli: added.brotli };
}

/** What is fetched for the component alone: the ground is a file of its own, which was there before. */
async function bundleBeside(component: string, ground: Ground): Promise<readonly Chunk[]> {
  const chunks = await bundle({ component, ground: ground.module }, (file) =>
    ground.files.has(file),
  );
  return chunks.filter(({ name }) => name !== GROUND && name !== 'ground');
}

const GROUND = 'there-before';

interface Chunk {
  name: string;
  code: string;
  moduleIds: readonly string[];
}

async function bundle(
  modules: Readonly<Record<string, string>>,
  isThereBefore: (file: string) => boolean = () => false,
): Promise<readonly Chunk[]> {
  const result = await build(
    mergeConfig(settings, {
      plugins: [writtenModules(modules)],
      build: {
        write: false,
        modulePreload: false,
        rolldownOptions: {
          input: Object.fromEntries(Object.keys(modules).map((name) => [name, `written:${name}`])),
          external: REACT,
          output: { codeSplitting: { groups: [{ name: GROUND, test: isThereBefore }] } },
          preserveEntrySignatures: 'exports-only',
        },
      },
    }),
  );
  return outputOf(result).filter((file) => file.type === 'chunk');
}

/** Every page of the family has React: it belongs to no component. */
const REACT = /^(react|react-dom|scheduler)(\/|$)/;

/** Files travel one by one, and are compressed so. */
function weigh(chunks: readonly Chunk[]): { minified: number; brotli: number } {
  const files = chunks.map(({ code }) => Buffer.from(code));
  return {
    minified: sum(files.map((file) => file.length)),
    brotli: sum(files.map((file) => brotliCompressSync(file).length)),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

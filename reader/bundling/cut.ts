// A cut of a demo with everything it is made of, read once.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { DemoSource } from './request.ts';

export interface Cut extends DemoSource {
  /** What is in each of its files. */
  texts: ReadonlyMap<string, string>;
}

/** Reads the files of a cut: those of its folder, or the one it is. */
export function readCut(demo: DemoSource): Cut {
  // What is not there is for the bundler to complain about.
  const files = filesOf(demo.file).filter((file) => existsSync(file));
  return { ...demo, texts: new Map(files.map((file) => [file, readFileSync(file, 'utf8')])) };
}

function filesOf(file: string): readonly string[] {
  if (basename(file) !== 'index.tsx' || !existsSync(file)) return [file];

  const entries = readdirSync(dirname(file), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
}

/** The modules of a cut, each after its path. */
export function modulesOf({ texts }: Cut): readonly (readonly [file: string, code: string])[] {
  return [...texts].filter(([file]) => /\.[jt]sx?$/.test(file));
}

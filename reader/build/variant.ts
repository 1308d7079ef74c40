// A variant of a demo with everything it is made of, read once.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { DemoSource } from './request.ts';

export interface DemoVariant extends DemoSource {
  /** What is in each of its files. */
  texts: ReadonlyMap<string, string>;
}

/** Reads the files of a variant: those of its folder, or the one it is. */
export function readVariant(demo: DemoSource): DemoVariant {
  // What is not there is for the bundler to complain about.
  const files = filesOf(demo.file).filter((file) => existsSync(file));
  return { ...demo, texts: new Map(files.map((file) => [file, readFileSync(file, 'utf8')])) };
}

function filesOf(file: string): readonly string[] {
  if (!isFolder({ file }) || !existsSync(file)) return [file];

  return filesIn(dirname(file)).sort();
}

/** Whether a variant is a folder of files, in TypeScript or in the JavaScript derived from it. */
export function isFolder({ file }: Pick<DemoSource, 'file'>): boolean {
  return /^index\.[jt]sx?$/.test(basename(file));
}

/** The files of a folder and of those in it. Links are passed by, which may lead anywhere. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesIn(path);
    return entry.isFile() ? [path] : [];
  });
}

/** Whether a file is a stylesheet, in whichever of their languages. */
export function isStylesheet(file: string): boolean {
  return /\.(?:css|less|sass|scss|styl|stylus|pcss|postcss|sss)$/.test(file);
}

/** The modules of a variant, each after its path. */
export function modulesOf({
  texts,
}: DemoVariant): readonly (readonly [file: string, code: string])[] {
  return [...texts].filter(([file]) => /\.[jt]sx?$/.test(file));
}

// Which files belong to which variant of a demo.

import { realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DemoSource } from '../request.ts';
import { isFolder } from '../variant.ts';

/** The variant a file belongs to, if it belongs to one. */
export type FindOwner = (file: string) => DemoSource | undefined;

/** What the engine writes itself, such as a component with controls around it, is no author's. */
export function isAuthored({ generated }: DemoSource): boolean {
  return !generated;
}

/** Sorts variants by the files and the folders they are made of. */
export function ownership(demos: Iterable<DemoSource>): FindOwner {
  const authored = [...demos].filter(isAuthored);
  const folders = new Map(authored.filter(isFolder).map((demo) => [dirname(demo.file), demo]));
  const files = new Map(authored.map((demo) => [demo.file, demo]));

  return (file) => {
    const single = files.get(file);
    if (single) return single;

    for (let inner = file, folder = dirname(file); folder !== inner; folder = dirname(folder)) {
      const found = folders.get(folder);
      if (found) return found;
      inner = folder;
    }
    return undefined;
  };
}

/** Whether a file is one that a variant is made of, wherever links on the way to it lead. */
export function isOwn(file: string, demo: DemoSource): boolean {
  const real = realPath(file);
  return isFolder(demo)
    ? real.startsWith(`${realPath(dirname(demo.file))}/`)
    : real === realPath(demo.file);
}

/** A path without links; one that leads nowhere is for the bundler to complain about. */
function realPath(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    return file;
  }
}

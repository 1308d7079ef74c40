// Which files Vite watches: the reader's sources and the folders of the demos somebody looks at.

import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { reader } from '../build/settings.ts';

/** The folders that are watched; pages are for the engine to watch, packages do not change. */
export class Watched {
  readonly #folders = new Set([join(reader, 'src')]);

  /** Keeps the watcher out of everything else; it must pass the folders above to get in. */
  readonly ignores = (path: string): boolean =>
    ![...this.#folders].some((folder) => isWithin(path, folder) || isWithin(folder, path));

  /** Watches the folder of every file a page loads: editors may put another file in its place. */
  plugin(): Plugin {
    const open = (folder: string): boolean => {
      if (!this.ignores(join(folder, 'x'))) return false;
      this.#folders.add(folder);
      return true;
    };
    let watch: (folder: string) => void = () => undefined;

    return {
      name: 'tearsheet:watched',
      configureServer: ({ watcher }) => {
        watch = (folder) => watcher.add(folder);
      },
      load: (id) => {
        if (id.startsWith('/') && !id.includes('/node_modules/') && open(dirname(id))) {
          watch(dirname(id));
        }
        return undefined;
      },
    };
  }
}

function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}

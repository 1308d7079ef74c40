// Saved files of the reader that show in frames or in what documents link to, told to the engine together.

import { relative } from 'node:path';
import type { EnvironmentModuleNode, Plugin } from 'vite';
import { root } from './places.ts';

/** In milliseconds: files that are saved together are told together. */
const TOGETHER = 20;

/** Who is told of changes, and who knows whether one shows. */
export interface Listener {
  /** Forgets what was made from a file; false when nothing looks different without it. */
  forget(file: string): Promise<boolean>;
  tell(changed: readonly string[]): Promise<void>;
}

/** Notices every change to what the server's half has read. */
export class Changes {
  readonly #waiting = new Set<string>();
  #listener: Listener | undefined;

  /** Tells one listener from now on. */
  report(listener: Listener): void {
    this.#listener = listener;
  }

  /** Hears of changes after Vite has forgotten what it had read. */
  plugin(): Plugin {
    const notice = (file: string, modules: readonly EnvironmentModuleNode[]) =>
      this.#notice(file, modules);

    return {
      name: 'tearsheet:changes',
      hotUpdate: {
        // Last, when whoever gathers files by a pattern has said that another one fits.
        order: 'post',
        async handler({ file, modules }) {
          if (this.environment.name === 'ssr' && modules.length > 0) await notice(file, modules);
        },
      },
    };
  }

  async #notice(file: string, modules: readonly EnvironmentModuleNode[]): Promise<void> {
    const listener = this.#listener;
    const anotherStylesheet = modules.some((module) => module.file?.endsWith(STYLESHEETS));
    if (!listener || !((await listener.forget(file)) || anotherStylesheet)) return;

    if (this.#waiting.size === 0) setTimeout(() => this.#tell(listener), TOGETHER);
    this.#waiting.add(relative(root, file));
  }

  async #tell(listener: Listener): Promise<void> {
    const changed = [...this.#waiting].sort();
    this.#waiting.clear();
    await listener.tell(changed);
  }
}

/** The module that gathers the stylesheets: it changes when one is added or taken away. */
const STYLESHEETS = '/entries/styles.ts';

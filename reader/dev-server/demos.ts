// The demos as the browser loads them while they are written: each a module, none of them bundled.

import type { Plugin, ViteDevServer } from 'vite';
import { type VariantFolders, variantFolders } from '../build/demoStyles.ts';
import { demoInput, writeHydrating } from '../build/demos.ts';
import { withoutQuery } from '../build/moduleId.ts';
import { asSources, providersOf } from '../build/providers.ts';
import { type DemoSource, inProject } from '../build/request.ts';
import { readVariant } from '../build/variant.ts';
import type { Start } from './messages.ts';

/** The demos there are at the moment, by the names of their modules. */
export class LiveDemos {
  readonly #root: string;
  #byInput: ReadonlyMap<string, DemoSource>;
  #folders: VariantFolders;

  constructor({ root, demos }: Pick<Start, 'root' | 'demos'>) {
    this.#root = root;
    this.#byInput = this.#sort(demos);
    this.#folders = variantFolders(this.#byInput.values());
  }

  /** All of them. */
  get all(): Iterable<DemoSource> {
    return this.#byInput.values();
  }

  /** The variants by the folders they lie in. */
  get folders(): VariantFolders {
    return this.#folders;
  }

  /** The files to look into for packages that pages will need. */
  get files(): readonly string[] {
    return [...this.#byInput.values()].map(({ file }) => file).concat(this.providers);
  }

  /** The files of what surrounds them. */
  get providers(): readonly string[] {
    return providersOf(this.all);
  }

  /** All that is confined to its own files. */
  get confined(): Iterable<DemoSource> {
    return [...this.all, ...asSources(this.all)];
  }

  /** Takes another set of demos; a demo that is another file now is loaded afresh. */
  replace(demos: readonly DemoSource[], vite: ViteDevServer): void {
    this.#byInput = this.#sort(demos);
    this.#folders = variantFolders(this.#byInput.values());
    const { moduleGraph } = vite.environments.client;
    for (const [id, module] of moduleGraph.idToModuleMap) {
      if (id.startsWith('\0virtual:demo/')) moduleGraph.invalidateModule(module);
    }
  }

  /** Writes the module of whichever demo is asked for. */
  plugin(): Plugin {
    return {
      name: 'tearsheet:live-demos',
      enforce: 'pre',
      // An island that did not load is asked for again under another query.
      resolveId: (source) => (this.#byInput.has(withoutQuery(source)) ? `\0${source}` : undefined),
      load: (id) => {
        const demo = id.startsWith('\0') && this.#byInput.get(withoutQuery(id.slice(1)));
        return demo ? writeHydrating(readVariant(demo)) : undefined;
      },
    };
  }

  #sort(demos: readonly DemoSource[]): ReadonlyMap<string, DemoSource> {
    return new Map(demos.map((demo) => [demoInput(demo), inProject(demo, this.#root)]));
  }
}

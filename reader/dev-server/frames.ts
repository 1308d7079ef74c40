// What the engine has rendered while the reader itself is being changed: always by its latest sources.

import { createServerModuleRunner, type DevEnvironment } from 'vite';
import type { EvaluatedModuleNode, ModuleRunner } from 'vite/module-runner';
import type { Part } from './messages.ts';

interface Prerender {
  renderPart(part: Part): Promise<object>;
  writeVariables(sheets: readonly object[]): string;
}

interface Provider {
  variables?(): readonly object[];
}

const ENTRY = '/reader/src/entries/prerender.tsx';

/** Renders frames, rows and embeds. */
export class Frames {
  readonly #runner: ModuleRunner;
  #forgotten: Promise<unknown> = Promise.resolve();

  constructor(environment: DevEnvironment) {
    this.#runner = createServerModuleRunner(environment, { hmr: false });
  }

  /** Renders parts in their order; one that fails leaves the others alone. */
  async render(parts: readonly Part[]): Promise<readonly object[]> {
    const rendered: object[] = [];
    for (const part of parts) rendered.push(await this.#renderOrFail(part));
    return rendered;
  }

  /** Writes the stylesheet of the variables that a provider's theme has. */
  async writeVariables(provider: string): Promise<string> {
    const prerender = await this.#load();
    const { variables }: Provider = await this.#runner.import(provider);
    return prerender.writeVariables(variables?.() ?? []);
  }

  /** Reads the themes that will be asked for before anybody waits for them. */
  async warm(providers: readonly string[]): Promise<void> {
    for (const provider of providers) await this.writeVariables(provider).catch(console.error);
  }

  /** Forgets what was made from a file; false when frames come out the same without it. */
  forget(file: string): Promise<boolean> {
    // One after the other: a file saved twice is compared with what it said in between.
    const forgotten = this.#forgotten.then(() => this.#forget(file));
    this.#forgotten = forgotten.catch(() => undefined);
    return forgotten;
  }

  async #forget(file: string): Promise<boolean> {
    const { evaluatedModules } = this.#runner;
    const [before, ...others] = evaluatedModules.getModulesByFile(file) ?? [];
    const names = namesIn(before);
    for (const module of [before, ...others]) if (module) this.#invalidate(module);

    if (!file.endsWith('.css')) return true;
    if (!before) return false;
    return names !== (await this.#readNames(file, before.id));
  }

  /** Reads a CSS module again; one that is broken gives out no names until it is mended. */
  async #readNames(file: string, id: string): Promise<string | undefined> {
    try {
      await this.#runner.import(file);
      return namesIn(this.#runner.evaluatedModules.getModuleById(id));
    } catch {
      return undefined;
    }
  }

  #load(): Promise<Prerender> {
    return this.#runner.import(ENTRY);
  }

  async #renderOrFail(part: Part): Promise<object> {
    try {
      return await (await this.#load()).renderPart(part);
    } catch (thrown) {
      const error = thrown instanceof Error ? thrown : new Error(String(thrown));
      return { error: { message: error.message, stack: error.stack ?? '' } };
    }
  }

  /** With a module goes whatever imported it. */
  #invalidate(module: EvaluatedModuleNode): void {
    if (!module.evaluated && !module.promise) return;

    const { evaluatedModules } = this.#runner;
    evaluatedModules.invalidateModule(module);
    for (const id of module.importers) {
      const importer = evaluatedModules.getModuleById(id);
      if (importer) this.#invalidate(importer);
    }
  }
}

/** The class names a CSS module gives out: all that a frame takes from it. */
function namesIn(module: EvaluatedModuleNode | undefined): string | undefined {
  return JSON.stringify(module?.exports?.default);
}

// What a demo imports that only programs of Node have.

import { isBuiltin } from 'node:module';
import type { Rolldown } from 'vite';
import { importsIn } from './imports.ts';

/** Refuses a file of a demo that imports one of Node's own modules; `code` is the file without types. */
export function refuseNodeModules(
  context: Rolldown.PluginContext,
  { file, written, code }: { file: string; written: string; code: string },
): void {
  for (const [module] of importsIn(code)) {
    if (!isBuiltin(module)) continue;

    const line =
      written
        .split('\n')
        .findIndex((text) => QUOTES.some((quote) => text.includes(quote + module + quote))) + 1;
    context.error({
      message: `A demo cannot use the module "${module}": only programs of Node have it.`,
      loc: { file, line, column: 0 },
    });
  }
}

const QUOTES = ["'", '"'];

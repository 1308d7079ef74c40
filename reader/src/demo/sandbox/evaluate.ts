// One compiled file, ready to be run as a module.

import { TURN, type turn } from './loops.ts';
import { CodeMistake } from './mistakes.ts';
import { makeFunction } from './namedCode.ts';

export interface OwnModule {
  exports: Record<string, unknown>;
}

type RunFile = (
  require: (name: string) => object,
  exports: object,
  module: OwnModule,
  takeTurn: typeof turn,
) => void;

/** Makes a function of a file. */
export function evaluate(name: string, code: string): RunFile {
  try {
    return makeFunction(name, ['require', 'exports', 'module', TURN], code);
  } catch (thrown) {
    // What the compiler let pass; browsers do not tell on which line it is.
    throw new CodeMistake({ message: String(thrown), file: name });
  }
}

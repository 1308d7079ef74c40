// What demos want and nobody has: left out, so that the demos that want it are told of it, and no others.

import { errorsIn } from '../mistake.ts';
import { moduleOfEntry } from './entries.ts';
import type { Wanted, WantedModules } from './wanted.ts';

/** Leaves out what the bundler did not find; undefined, where the fault lies elsewhere. */
export function withoutMissing(wanted: WantedModules, thrown: unknown): WantedModules | undefined {
  const left = new Map(wanted);
  for (const { id, message } of errorsIn(thrown)) {
    const module = moduleOfEntry(id);
    const known = module === undefined ? undefined : wanted.get(module);
    if (module === undefined || !known) return undefined;

    const missing = MISSING_EXPORT.exec(message)?.[1];
    if (missing) left.set(module, withoutExport(left.get(module) ?? known, missing));
    else left.delete(module);
  }
  return left;
}

const MISSING_EXPORT = /"([^"]+)" is not exported by/;

function withoutExport({ exports, project }: Wanted, missing: string): Wanted {
  return { project, exports: new Set([...exports].filter((name) => name !== missing)) };
}

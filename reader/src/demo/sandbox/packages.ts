// The packages that edited code may import, each loaded when it is asked for.

import { packages } from 'virtual:packages';
import * as texts from '../../styles/generated/texts.ts';
import { formatText } from '../../ui/formatText.ts';
import { CodeMistake } from './mistakes.ts';
import { nameWhatThereIs } from './whatThereIs.ts';

const loaded = new Map<string, object>();

/** Loads what is not there yet; what does not exist is for `requirePackage` to tell. */
export async function loadPackages(names: Iterable<string>): Promise<void> {
  await Promise.all([...names].filter((name) => !loaded.has(name)).map(load));
}

/** A package as `require` returns it. */
export function requirePackage(name: string): object {
  const module = loaded.get(name);
  if (!module) throw new CodeMistake({ message: nameWhatThereIs(name, Object.keys(packages)) });

  return module;
}

async function load(name: string): Promise<void> {
  const fetchModule = Object.hasOwn(packages, name) ? packages[name] : undefined;
  if (!fetchModule) return;

  try {
    loaded.set(name, asRequired(await fetchModule()));
  } catch (thrown) {
    console.error(thrown);
    throw new CodeMistake({
      message: formatText(texts.editPackageNotLoaded, { name, reason: String(thrown) }),
    });
  }
}

/** Compiled imports tell by this mark that a default export is one. */
function asRequired(module: object): object {
  return { ...module, __esModule: true };
}

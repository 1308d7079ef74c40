// Modules that are smaller than a request for them, such as icons: each demo carries those it shows.

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Import, importsIn } from './imports.ts';

/** In bytes; what is larger is worth a file of its own that several demos share. */
const SMALL = 2048;
/** A package with so many modules in one folder is a collection, of which a demo shows a few. */
const MANY = 1000;

/** Tells what a carried module itself takes from other packages; undefined for every other module. */
export type FindCarried = (module: string) => readonly Import[] | undefined;

/** Looks modules up in the installed packages, each once. */
export function findCarried(): FindCarried {
  const found = new Map<string, readonly Import[] | undefined>();
  const isCollection = countModules();

  return (module) => {
    if (!found.has(module)) found.set(module, lookUp(module, isCollection));
    return found.get(module);
  };
}

function lookUp(
  module: string,
  isCollection: (folder: string) => boolean,
): readonly Import[] | undefined {
  const file = isWithinPackage(module) && findFile(module);
  if (!file || !isCollection(dirname(file))) return undefined;

  const codes = withBeside(file);
  const isSmall = codes.reduce((sum, code) => sum + code.length, 0) <= SMALL;
  return isSmall ? codes.flatMap((code) => importsIn(code)) : undefined;
}

/** Whether a module is one of several that a package has. */
function isWithinPackage(module: string): boolean {
  return /^(?:@[^/]+\/)?[\w-][^/:]*\/[^:]+$/.test(module) && !module.startsWith('node:');
}

/** The file of a module where the reader's own packages are; undefined where that has none. */
function findFile(module: string): string | undefined {
  try {
    return fileURLToPath(import.meta.resolve(module));
  } catch {
    return undefined;
  }
}

function countModules(): (folder: string) => boolean {
  const counted = new Map<string, boolean>();
  return (folder) => {
    if (!counted.has(folder)) counted.set(folder, readdirSync(folder).length > MANY);
    return counted.get(folder) ?? false;
  };
}

/** The code of a file, and of the files beside it that it imports. */
function withBeside(file: string): readonly string[] {
  const files = new Set([file]);
  const codes: string[] = [];
  for (const one of files) {
    const code = readFileSync(one, 'utf8');
    codes.push(code);
    for (const [, path = ''] of code.matchAll(BESIDE)) files.add(resolve(dirname(one), path));
  }
  return codes;
}

const BESIDE = /\bfrom\s*["'](\.{1,2}\/[^"']+)["']/g;

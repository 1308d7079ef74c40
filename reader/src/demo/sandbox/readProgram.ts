// Some files as a component that can be rendered, with the styles they bring along.

import type { ComponentType } from 'react';
import * as texts from '../../styles/generated/texts.ts';
import { formatText } from '../../ui/formatText.ts';
import { compile } from './compile.ts';
import { evaluate, type OwnModule } from './evaluate.ts';
import { turn } from './loops.ts';
import type { SourceFile } from './messages.ts';
import { CodeMistake } from './mistakes.ts';
import { loadPackages, requirePackage } from './packages.ts';

export interface Program {
  readonly Content: ComponentType;
  /** The stylesheets, in the order in which they are imported. */
  readonly styles: readonly string[];
}

type Files = readonly SourceFile[];

/** Compiles the files, loads what they import, and runs them; throws whatever goes wrong. */
export async function readProgram(files: Files): Promise<Program> {
  const scripts = files.filter(({ name }) => !name.endsWith('.css'));
  const code = new Map(scripts.map((file) => [file.name, compile(file)]));
  await loadPackages(importedPackages(code.values()));

  const run = new Run(files, code);
  const Content = run.requireFile(files[0]?.name ?? '').default;
  if (!isComponent(Content)) {
    throw new CodeMistake({ message: texts.editExportsNothing, file: files[0]?.name });
  }
  return { Content, styles: run.styles };
}

function importedPackages(codes: Iterable<string>): ReadonlySet<string> {
  const asked = [...codes].flatMap((code) => [...code.matchAll(/\brequire\((['"])([^.].*?)\1\)/g)]);
  return new Set(asked.map(([, , name = '']) => name));
}

function isComponent(value: unknown): value is ComponentType {
  return typeof value === 'function' || (typeof value === 'object' && value !== null);
}

/** One time through the files: each is run when it is first required. */
class Run {
  readonly styles: string[] = [];
  readonly #files: Files;
  readonly #code: ReadonlyMap<string, string>;
  readonly #modules = new Map<string, OwnModule>();

  constructor(files: Files, code: ReadonlyMap<string, string>) {
    this.#files = files;
    this.#code = code;
  }

  requireFile(name: string): Record<string, unknown> {
    const known = this.#modules.get(name);
    if (known) return known.exports;

    const module: OwnModule = { exports: {} };
    this.#modules.set(name, module);
    const runFile = evaluate(name, this.#code.get(name) ?? '');
    runFile((wanted) => this.#require(wanted, name), module.exports, module, turn);
    return module.exports;
  }

  #require(wanted: string, from: string): object {
    if (!wanted.startsWith('.')) return requirePackage(wanted);

    const file = findFile(wanted, from, this.#files);
    if (!file.name.endsWith('.css')) return this.requireFile(file.name);

    if (!this.styles.includes(file.text)) this.styles.push(file.text);
    return {};
  }
}

/** Finds the file that is meant; its ending may be left out, or be that of the other language. */
function findFile(wanted: string, from: string, files: Files): SourceFile {
  const path = new URL(wanted, `file:///${from}`).pathname.slice(1);
  const stem = stemOf(path);
  const found =
    files.find(({ name }) => name === path) ??
    files.find(({ name }) => SCRIPT.test(name) && [stem, `${stem}/index`].includes(stemOf(name)));
  if (found) return found;

  const offered = files.map(({ name }) => `./${name}`).join(', ');
  throw new CodeMistake({ message: formatText(texts.editFileUnknown, { name: wanted, offered }) });
}

const SCRIPT = /\.[jt]sx?$/;

function stemOf(name: string): string {
  return name.replace(SCRIPT, '');
}

// What the modules of a demo import, read as the bundler reads it: nothing from outside, nothing unknown.

import { dirname, resolve } from 'node:path';
import { parseSync } from 'vite';
import type { DemoSource } from '../request.ts';
import { isOwn } from './ownership.ts';
import { isBare, isDeclared } from './packages.ts';
import { lineAt, type Refusal } from './refusal.ts';

const COMPANIONS = "Put the file into the folder of the demo's variant, or write its content here.";
const PACKAGES = 'Import one of the dependencies in package.json, or add it to them.';
const NAMES = 'Import packages by their names, and files by a path that begins with "./".';

/** Finds everything that one file of a demo may not import. */
export function refusalsInCode(file: string, code: string, demo: DemoSource): readonly Refusal[] {
  const module = readModule(file, code);
  const refuse = (place: number, [problem, remedy]: Reason): Refusal => ({
    file,
    line: lineAt(code, place),
    problem,
    remedy,
  });
  return [
    ...module.requests.flatMap(({ source, start }) => {
      const reason = refuseSource(source, file, demo);
      return reason ? [refuse(start, reason)] : [];
    }),
    ...module.computed.map((place) => refuse(place, COMPUTED)),
    ...module.metas.map((place) => refuse(place, META)),
  ];
}

type Reason = readonly [problem: string, remedy: string];

const COMPUTED: Reason = [
  'What is imported here is known only when the demo runs.',
  'Write the name of the module as a text.',
];

/** Through it a bundler reaches files by patterns, and the variables of whoever builds. */
const META: Reason = [
  'A demo cannot use import.meta, which is not the same wherever it is copied to.',
  "Import each file by its name, as in: import picture from './picture.svg'.",
];

/** Refuses what a file of a demo turned out to import, at the first line that names it. */
export function refuseImport(
  source: string,
  file: string,
  code: string,
  demo: DemoSource,
): readonly Refusal[] {
  const [problem, remedy] = refuseSource(source, file, demo) ?? [];
  if (!problem || !remedy) return [];

  const [named = source] = [source, ...partsOf(source)].filter((part) => code.includes(part));
  return [{ file, line: lineAt(code, code.indexOf(named)), problem, remedy }];
}

/** A compiler adds to the name of a module: `x/jsx-runtime` is asked for where `x` is written. */
function partsOf(source: string): readonly string[] {
  return [source.replace(/\/jsx-(?:dev-)?runtime$/, '')];
}

/** Why something may not be imported by a file of a demo, if it may not. */
function refuseSource(source: string, file: string, demo: DemoSource): Reason | undefined {
  if (/^\.{1,2}(?:\/|$)/.test(source)) return refuseFile(source, file, demo);
  if (isDeclared(source, demo.project)) return undefined;

  return isBare(source)
    ? [`"${source}" is no package that demos may import.`, PACKAGES]
    : [`"${source}" is neither a package nor a file of this demo.`, NAMES];
}

function refuseFile(source: string, file: string, demo: DemoSource): Reason | undefined {
  const [path = '', query = ''] = source.split(/[?#]/, 2);
  // The imports of a worker are followed in a bundle of its own, where nobody looks at them.
  if (/worker/.test(query)) return [`"${source}" would run beside the demo.`, NAMES];

  const isWithin = isOwn(resolve(dirname(file), path), demo);
  return isWithin ? undefined : [`"${source}" is no file of this demo.`, COMPANIONS];
}

interface Module {
  requests: readonly { source: string; start: number }[];
  /** Where something is imported whose name is worked out first. */
  computed: readonly number[];
  metas: readonly number[];
}

/** Reads what a file imports; one that is no script imports nothing. */
function readModule(file: string, code: string): Module {
  // Whatever a file is called, a bundler may take it for a script.
  const name = /\.[cm]?[jt]sx?$/.test(file) ? file : `${file}.tsx`;
  const { staticImports, staticExports, dynamicImports, importMetas } = parseSync(
    name,
    code,
  ).module;
  const passedOn = staticExports.flatMap(({ entries }) => entries);
  const written = [...staticImports, ...passedOn].flatMap(({ moduleRequest }) =>
    moduleRequest ? [{ source: moduleRequest.value, start: moduleRequest.start }] : [],
  );
  const asked = dynamicImports.map(({ moduleRequest: { start, end } }) => ({
    source: LITERAL.exec(code.slice(start, end).trim())?.[2],
    start,
  }));
  return {
    requests: [...written, ...asked].flatMap(({ source, start }) =>
      source === undefined ? [] : [{ source, start }],
    ),
    computed: asked.flatMap(({ source, start }) => (source === undefined ? [start] : [])),
    metas: importMetas.map(({ start }) => start),
  };
}

/** A text as it stands: without escapes, which nobody needs in a name. */
const LITERAL = /^(['"`])((?:(?!\1|\\|\$\{)[\s\S])*)\1$/;

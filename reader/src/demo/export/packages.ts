// The packages a project needs, each in the version that is documented here.

import type { DemoFile } from '../files.client.ts';

/** What the engine says of a package. */
export interface PackageFacts {
  readonly version: string;
  /** What it needs beside it. */
  readonly peers?: readonly string[];
  /** Whether it asks for packages that are not to be had, as commercial ones are. */
  readonly missesPeers?: boolean;
  /** What its components stand in. */
  readonly theme?: ProjectTheme;
}

/** What the first file of a project puts around a demo, as code. */
export interface ProjectTheme {
  readonly imports: string;
  readonly before: string;
  /** The elements it stands in, from the outside in. */
  readonly around: readonly string[];
  /** The elements before it. */
  readonly inside: readonly string[];
  /** What it is where the demo is styled with Tailwind. */
  readonly tailwind: ProjectTheme | null;
  /** Of several the last counts: what stands on another library brings that along. */
  readonly place?: number;
}

export type Packages = Readonly<Record<string, PackageFacts>>;

export type Versions = Readonly<Record<string, string>>;

const IMPORTS = [
  /^\s*import\b[^'";]*['"]([^'"]+)['"]/gm,
  /^\s*export\b[^'";=(]*\bfrom\s*['"]([^'"]+)['"]/gm,
  /\b(?:import|require)\(\s*['"]([^'"]+)['"]/g,
];

/** A scoped name has two parts, any other one; what follows is a path inside the package. */
const NAME = /^(?:@[^/]+\/)?[^./][^/]*/;

/** The names of the packages that some files import. */
export function findImportedPackages(files: readonly DemoFile[]): readonly string[] {
  const code = files.filter(({ name }) => /\.[jt]sx?$/.test(name));
  const imported = code.flatMap(({ text }) =>
    IMPORTS.flatMap((pattern) => [...text.matchAll(pattern)].map(([, path = '']) => path)),
  );
  const names = imported.flatMap((path) => NAME.exec(path)?.[0] ?? []);
  return [...new Set(names)].sort();
}

/** The theme that some files stand in, by what they import. */
export function findTheme(
  files: readonly DemoFile[],
  packages: Packages,
): ProjectTheme | undefined {
  return findImportedPackages(files)
    .flatMap((name) => packages[name]?.theme ?? [])
    .sort((one, other) => (one.place ?? 0) - (other.place ?? 0))
    .at(-1);
}

/** Some packages and all that they need, each with its version. */
export function withPeers(names: Iterable<string>, packages: Packages): Versions {
  const found = new Map<string, string>();
  const left = [...names];
  for (let name = left.pop(); name !== undefined; name = left.pop()) {
    if (found.has(name)) continue;

    const facts = factsOf(name, packages);
    found.set(name, facts.version);
    left.push(...(facts.peers ?? []));
  }
  return Object.fromEntries([...found].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Whether npm would refuse to install them, because nobody has all they ask for. */
export function missPeers(names: Iterable<string>, packages: Packages): boolean {
  return [...names].some((name) => packages[name]?.missesPeers);
}

function factsOf(name: string, packages: Packages): PackageFacts {
  const facts = packages[name];
  if (!facts) throw new Error(`The version of "${name}" is not known here.`);

  return facts;
}

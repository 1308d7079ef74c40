// What some code takes from other modules: the names it imports, and where from.

import { parseSync, transformWithOxc, Visitor } from 'vite';

export type Parsed = ReturnType<typeof parseSync>;
export type Statement = Parsed['module']['staticImports'][number];

/** A star among the names means all of them. */
export const ALL = '*';

/** A module, and the names that are taken from it. */
export type Import = readonly [module: string, names: readonly string[]];

/** Writes a demo's code as a browser reads it; what cannot be read is left for the bundler to complain about. */
export async function withoutTypes(code: string, file: string): Promise<string | undefined> {
  const development = process.env.NODE_ENV === 'development';
  const jsx = { runtime: 'automatic', development } as const;
  const options = { jsx, sourcemap: false, tsconfig: false } as const;
  const written = await transformWithOxc(code, file, options).catch(() => null);
  return written?.code;
}

/** Finds what some code imports from elsewhere; what lies beside it belongs to it. */
export function importsIn(code: string): readonly Import[] {
  const parsed = parseSync('demo.js', code);
  const { staticImports, staticExports } = parsed.module;
  const passedOn = staticExports
    .filter(passesOn)
    .flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, importName }): Import[] =>
        moduleRequest ? [[moduleRequest.value, [importName.name ?? ALL]]] : [],
      ),
    );
  return [
    ...staticImports.map(
      (statement): Import => [
        statement.moduleRequest.value,
        statement.entries.flatMap((entry) => namesOf(entry, parsed)),
      ],
    ),
    ...passedOn,
  ].filter(([module]) => !module.startsWith('.'));
}

/** Whether a statement exports from elsewhere; what is imported first is told with its import. */
export function passesOn({
  start,
  end,
  entries,
}: Parsed['module']['staticExports'][number]): boolean {
  return entries.some((entry) => entry.moduleRequest && entry.start >= start && entry.end <= end);
}

type Entry = Statement['entries'][number];

/** The names behind one of the words that an import introduces. */
export function namesOf({ importName, localName }: Entry, parsed: Parsed): readonly string[] {
  if (importName.kind === 'Default') return ['default'];
  if (importName.kind === 'Name') return [importName.name ?? ALL];
  return membersOf(localName.value, parsed);
}

/** The members that are asked of a namespace by name; all, where it is used in any other way. */
function membersOf(namespace: string, { program }: Parsed): readonly string[] {
  const members = new Set<string>();
  let unnamed = 0;
  new Visitor({
    Identifier: ({ name }) => {
      if (name === namespace) unnamed += 1;
    },
    MemberExpression: ({ object, property, computed }) => {
      if (object.type !== 'Identifier' || object.name !== namespace) return;
      if (computed || property.type !== 'Identifier') return;
      members.add(property.name);
      unnamed -= 1;
    },
  }).visit(program);
  // One mention is the import itself.
  return unnamed > 1 ? [ALL] : [...members];
}

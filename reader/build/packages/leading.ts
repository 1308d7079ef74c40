// In place of what the stock has, code imports the way there.

import { parseSync } from 'vite';
import { ALL, namesOf, type Parsed, passesOn, type Statement } from './imports.ts';
import type { Stock, StockedModule } from './stock.ts';

/** Leads the imports of some code to the stock, whose files are found under one place. */
export function leadToStock(code: string, { modules }: Stock, place: string): string {
  const parsed = parseSync('demo.js', code);
  const replaced = [
    ...parsed.module.staticImports.map((statement) => {
      const stocked = modules[statement.moduleRequest.value];
      return { ...statement, led: stocked && ledImports(statement, stocked, parsed, place) };
    }),
    ...parsed.module.staticExports.filter(passesOn).map((statement) => {
      const stocked = modules[statement.entries[0]?.moduleRequest?.value ?? ''];
      return { ...statement, led: stocked && ledExports(statement, stocked, place) };
    }),
  ];
  let led = '';
  let end = 0;
  for (const statement of replaced.sort((one, other) => one.start - other.start)) {
    // What nobody has is for the bundler to complain about.
    if (statement.led === undefined) continue;
    led += code.slice(end, statement.start) + statement.led;
    end = statement.end;
  }
  return led + code.slice(end);
}

/** The imports of one statement, each by its way; undefined when the stock lacks one. */
function ledImports(
  { entries }: Statement,
  stocked: StockedModule,
  parsed: Parsed,
  place: string,
): string | undefined {
  const lines = entries.map((entry) => {
    const local = entry.localName.value;
    const names = namesOf(entry, parsed);
    return entry.importName.kind === 'NamespaceObject'
      ? asNamespace(
          local,
          names.includes(ALL) ? Object.keys(stocked.exports) : names,
          stocked,
          place,
        )
      : way('import', names[0] ?? '', local, stocked, place);
  });
  const deeds = stocked.file ? [`import ${JSON.stringify(place + stocked.file)};`] : [];
  return lines.every((line) => line !== undefined) ? [...deeds, ...lines].join('') : undefined;
}

/** What one statement passes on, each by its way; undefined when the stock lacks one. */
function ledExports(
  { entries }: Parsed['module']['staticExports'][number],
  stocked: StockedModule,
  place: string,
): string | undefined {
  const lines = entries.flatMap(({ importName, exportName }) =>
    importName.kind === 'Name'
      ? [way('export', importName.name ?? '', exportName.name ?? 'default', stocked, place)]
      : Object.keys(stocked.exports)
          .filter((name) => name !== 'default')
          .map((name) => way('export', name, name, stocked, place)),
  );
  return lines.every((line) => line !== undefined) ? lines.join('') : undefined;
}

function way(
  verb: 'import' | 'export',
  name: string,
  local: string,
  { exports }: StockedModule,
  place: string,
): string | undefined {
  const [file, as] = exports[name] ?? [];
  return file && `${verb} { ${as} as ${local} } from ${JSON.stringify(place + file)};`;
}

/** A namespace is an object of what is asked of it. */
function asNamespace(
  local: string,
  names: readonly string[],
  stocked: StockedModule,
  place: string,
): string | undefined {
  const lines = names.map((name) => way('import', name, `${local}$${name}`, stocked, place));
  if (lines.some((line) => line === undefined)) return undefined;

  const members = names.map((name) => `${name}: ${local}$${name}`);
  return `${lines.join('')}const ${local} = { ${members.join(', ')} };`;
}

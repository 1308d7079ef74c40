// The first file of a project: it puts the demo into the page, in the theme of its library.

import type { ProjectTheme } from './packages.ts';

export interface EntryKind {
  readonly theme: ProjectTheme | undefined;
  readonly tailwind: boolean;
  readonly typed: boolean;
}

/** The stylesheet with all of Tailwind. */
export const TAILWIND_STYLES = "@import 'tailwindcss';\n";

/** Writes that file for a demo whose first file is given. */
export function writeEntry(demoFile: string, { theme, tailwind, typed }: EntryKind): string {
  const themed = (tailwind ? theme?.tailwind : undefined) ?? theme;
  const around = ['StrictMode', ...(themed?.around ?? [])];
  const inner = [...(themed?.inside ?? []), 'Demo'];
  const root = `document.getElementById('root')${typed ? '!' : ''}`;
  const tree = nest(around, inner);
  return `${themed?.imports ?? ''}${writeImports(demoFile, tailwind).join('\n')}

${themed?.before ? `${themed.before}\n\n` : ''}createRoot(${root}).render(
${indent(tree)
  .map((line, at) => (at === tree.length - 1 ? `${line},` : line))
  .join('\n')}
);
`;
}

function writeImports(demoFile: string, tailwind: boolean): readonly string[] {
  return [
    "import { StrictMode } from 'react';",
    "import { createRoot } from 'react-dom/client';",
    `import Demo from './demo${pathOf(demoFile)}';`,
    ...(tailwind ? ["import './tailwind.css';"] : []),
  ];
}

/** A folder stands for the file in it that is called index. */
function pathOf(demoFile: string): string {
  const name = demoFile.replace(/\.[jt]sx?$/, '');
  return name === 'index' ? '' : `/${name}`;
}

function nest([outer, ...around]: readonly string[], inner: readonly string[]): readonly string[] {
  if (outer === undefined) return inner.map((element) => `<${element} />`);

  const [name] = outer.split(' ');
  return [`<${outer}>`, ...indent(nest(around, inner)), `</${name}>`];
}

function indent(lines: readonly string[]): readonly string[] {
  return lines.map((line) => `  ${line}`);
}

// The first file of a project: it puts the demo into the page, in the theme of its library.

export type Library = 'material' | 'joy' | 'base';

export interface EntryKind {
  readonly library: Library;
  readonly tailwind: boolean;
  readonly typed: boolean;
}

interface Themed {
  readonly package: string;
  /** What is imported from its styles. */
  readonly names: readonly string[];
  readonly before: string;
  readonly provider: string;
}

const THEMED: Record<Library, Themed | undefined> = {
  material: {
    package: '@mui/material',
    names: ['createTheme', 'ThemeProvider'],
    before:
      'const theme = createTheme({ colorSchemes: { light: true, dark: true }, cssVariables: true });\n\n',
    provider: 'ThemeProvider theme={theme}',
  },
  joy: {
    package: '@mui/joy',
    names: ['CssVarsProvider'],
    before: '',
    provider: 'CssVarsProvider defaultMode="system"',
  },
  base: undefined,
};

/** Puts the styles of a library into a layer of their own, so that those of Tailwind overrule them. */
const LAYERED = {
  name: 'StyledEngineProvider',
  provider: 'StyledEngineProvider enableCssLayer',
  // The library writes its own first, and what is written first says in which order layers stand.
  order: 'GlobalStyles styles="@layer theme, base, mui, components, utilities;"',
};

/** The stylesheet with all of Tailwind. */
export const TAILWIND_STYLES = "@import 'tailwindcss';\n";

/** Writes that file for a demo whose first file is given. */
export function writeEntry(demoFile: string, kind: EntryKind): string {
  const themed = THEMED[kind.library];
  const layered = themed && kind.tailwind ? LAYERED : undefined;
  const around = ['StrictMode', layered?.provider, themed?.provider].filter(isThere);
  const inner = [layered?.order, themed && 'CssBaseline', 'Demo'].filter(isThere);
  const root = `document.getElementById('root')${kind.typed ? '!' : ''}`;
  const tree = nest(around, inner);
  return `${writeImports(demoFile, kind, themed).join('\n')}

${themed?.before ?? ''}createRoot(${root}).render(
${indent(tree)
  .map((line, at) => (at === tree.length - 1 ? `${line},` : line))
  .join('\n')}
);
`;
}

function writeImports(
  demoFile: string,
  { tailwind }: EntryKind,
  themed: Themed | undefined,
): readonly string[] {
  return [
    ...(themed ? importTheme(themed, tailwind) : []),
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

function importTheme(themed: Themed, tailwind: boolean): readonly string[] {
  const names = [...(tailwind ? [LAYERED.name] : []), ...themed.names].sort((one, other) =>
    one.localeCompare(other),
  );
  return [
    `import CssBaseline from '${themed.package}/CssBaseline';`,
    ...(tailwind ? [`import GlobalStyles from '${themed.package}/GlobalStyles';`] : []),
    `import { ${names.join(', ')} } from '${themed.package}/styles';`,
  ];
}

function isThere(element: string | undefined): element is string {
  return element !== undefined;
}

function nest([outer, ...around]: readonly string[], inner: readonly string[]): readonly string[] {
  if (outer === undefined) return inner.map((element) => `<${element} />`);

  const [name] = outer.split(' ');
  return [`<${outer}>`, ...indent(nest(around, inner)), `</${name}>`];
}

function indent(lines: readonly string[]): readonly string[] {
  return lines.map((line) => `  ${line}`);
}

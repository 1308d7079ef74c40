// Tailwind's own compiler, asked once for all variants that do not change its theme.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { compileAst } from 'tailwindcss';

/** A node of a stylesheet as Tailwind knows it. */
export type Node = Parameters<typeof compileAst>[0][number];

/** The layers in the order in which one overrules the other, as in Tailwind's own stylesheet. */
const LAYERS = 'theme, base, components, utilities';

/** The site's scheme decides; for a visitor without script the device does. */
const VARIANTS = `@custom-variant dark {
  &:where([data-scheme='dark'], [data-scheme='dark'] *) { @slot; }
  @media (prefers-color-scheme: dark) { &:where(:root:not([data-scheme]) *) { @slot; } }
}`;

/** Compiles what comes before everything else: the reset, and the variables it needs. */
export async function compileGround(): Promise<readonly Node[]> {
  return (await compilerFor('', [RESET])).build([]);
}

/** Compiles utilities as they are with what an author's own stylesheet adds. */
export async function compileUtilities(
  candidates: Iterable<string>,
  ownStyles: string,
): Promise<readonly Node[]> {
  // Who changes the theme may have changed what the reset takes from it.
  const parts = ownStyles ? [RESET, UTILITIES] : [UTILITIES];
  return (await compilerFor(ownStyles, parts)).build([...candidates]);
}

const RESET = '"tailwindcss/preflight.css" layer(base)';
const UTILITIES = '"tailwindcss/utilities.css" layer(utilities)';

function compilerFor(ownStyles: string, parts: readonly string[]) {
  const imports = ['"tailwindcss/theme.css" layer(theme)', ...parts, '"variants"', '"own"'];
  const rules = [atRule('@layer', LAYERS), ...imports.map((name) => atRule('@import', name))];
  return compileAst(rules, {
    loadStylesheet: async (id, base) => ({ path: id, base, content: textOf(id, ownStyles) }),
  });
}

function atRule(name: string, params: string): Node {
  return { kind: 'at-rule', name, params, nodes: [] };
}

function textOf(id: string, ownStyles: string): string {
  if (id === 'variants') return VARIANTS;
  if (id === 'own') return ownStyles;
  // An author's own stylesheet may import all of Tailwind, as in a project, and the others of the
  // demo: all of that is here already.
  if (id === 'tailwindcss' || id.startsWith('./')) return '';
  if (PARTS.test(id)) return readFileSync(join(tailwind, id.replace(/^tailwindcss\//, '')), 'utf8');

  throw new Error(`"${id}" is no part of Tailwind.`);
}

/** The stylesheets that Tailwind consists of. */
const PARTS = /^tailwindcss\/\w+\.css$/;

const tailwind = dirname(createRequire(import.meta.url).resolve('tailwindcss/package.json'));

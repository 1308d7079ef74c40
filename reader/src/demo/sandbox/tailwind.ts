// Tailwind's own compiler, for classes that nobody had written when the site was built.

import { compile } from 'tailwindcss';
import preflight from 'tailwindcss/preflight.css?raw';
import theme from 'tailwindcss/theme.css?raw';
import utilities from 'tailwindcss/utilities.css?raw';
import { candidatesIn } from './candidates.ts';
import type { SourceFile } from './messages.ts';

/** In the page the reset begins at the demo, and what the site says of its text holds around it. */
const reset = preflight.replace(/^html,\s*:host/m, '.demo-variant');

const SHEETS: Readonly<Record<string, string>> = {
  'tailwindcss/theme.css': theme,
  'tailwindcss/preflight.css': reset,
  'tailwindcss/utilities.css': utilities,
  // An author's own stylesheet may import all of Tailwind, as in a project; it is here already.
  tailwindcss: '',
};

/** The layers in the order in which one overrules the other; the document says which scheme is on. */
const INPUT = `@layer theme, base, components, utilities;
@import "tailwindcss/theme.css" layer(theme);
@import "tailwindcss/preflight.css" layer(base);
@import "tailwindcss/utilities.css" layer(utilities);
@custom-variant dark (&:where([data-scheme='dark'], [data-scheme='dark'] *));
@layer theme { [data-in-frame][data-density='compact'] { --spacing: 0.1875rem; } }`;

let own = '';
let compiler = compilerFor(own);

/** Writes the stylesheet of some files: with every class that they name. */
export async function writeTailwind(files: readonly SourceFile[]): Promise<string> {
  const styles = files.filter(({ name }) => name.endsWith('.css')).map(({ text }) => text);
  if (styles.join('\n') !== own) {
    own = styles.join('\n');
    compiler = compilerFor(own);
  }
  const code = files.filter(({ name }) => !name.endsWith('.css'));
  return (await compiler).build([...new Set(code.flatMap(({ text }) => candidatesIn(text)))]);
}

function compilerFor(ownStyles: string) {
  return compile(`${INPUT}\n${ownStyles}`, {
    loadStylesheet: async (path, base) => ({ path, base, content: SHEETS[path] ?? '' }),
  });
}

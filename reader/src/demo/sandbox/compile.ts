// What an author writes, as the browser can run it: every line stays where it was.

import { type Transform, transform } from 'sucrase';
import { countTurns } from './loops.ts';
import type { SourceFile } from './messages.ts';
import { CodeMistake } from './mistakes.ts';

/** Compiles a file to the body of a function that is called with `require`, `exports` and `module`. */
export function compile({ name, text }: SourceFile): string {
  if (name.endsWith('.json')) return `module.exports = ${text}`;

  const typed = /\.tsx?$/.test(name);
  // In plain TypeScript, what looks like an element may be a cast.
  const jsx = !name.endsWith('.ts');
  const transforms: Transform[] = ['imports'];
  if (typed) transforms.push('typescript');
  if (jsx) transforms.push('jsx');
  try {
    return transform(countTurns(text, { jsx, typed }), { ...SETTINGS, transforms }).code;
  } catch (thrown) {
    throw placed(thrown, name);
  }
}

const SETTINGS = {
  jsxRuntime: 'automatic',
  production: true,
  // Every browser that knows the site's stylesheets knows the syntax as well.
  disableESTransforms: true,
} as const;

/** Its author says the place of a mistake in the message, after the words. */
function placed(thrown: unknown, file: string): unknown {
  const [, words, line] =
    thrown instanceof Error ? (/^(.*) \((\d+):\d+\)$/s.exec(thrown.message) ?? []) : [];
  if (words === undefined) return thrown;

  return new CodeMistake({ message: `SyntaxError: ${words}`, file, line: Number(line) });
}

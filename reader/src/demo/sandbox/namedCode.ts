// Functions made of text under the name of a file, and where in that file something was thrown.

export interface Place {
  readonly file: string;
  readonly line: number;
}

type AnyFunction = (...values: readonly unknown[]) => unknown;

/** Makes a function whose body is the text of a file. */
export function makeFunction(
  file: string,
  parameters: readonly string[],
  code: string,
): AnyFunction {
  const made = new Function(...parameters, `${code}\n//# sourceURL=${file}`);
  return (...values) => made(...values);
}

/** Finds the first place in a stack that is in one of the files. */
export function placeIn(stack: string, files: readonly string[]): Place | undefined {
  for (const [, path, line] of stack.matchAll(/([^\s(@]+):(\d+):\d+\)?$/gm)) {
    const file = files.find((name) => path === name || path?.endsWith(`/${name}`));
    if (file) return { file, line: Number(line) - LINES_BEFORE };
  }
  return undefined;
}

/** How many lines the browser puts before the body of such a function: asked, not supposed. */
const LINES_BEFORE = countLinesBefore();

function countLinesBefore(): number {
  const stack = String(makeFunction('probe.js', [], 'return new Error().stack')());
  const line = /probe\.js:(\d+)/.exec(stack)?.[1];
  return line === undefined ? 0 : Number(line) - 1;
}

import type { build, Rolldown } from 'vite';

/** What the bundler made: modules and other files. */
export type Output = Rolldown.RolldownOutput['output'];

/** The output of a build that ran once. */
export function outputOf(result: Awaited<ReturnType<typeof build>>): Output {
  const one = Array.isArray(result) ? result[0] : result;
  if (!one || !('output' in one))
    throw new Error('The bundler was asked for one build and began to watch.');

  return one.output;
}

/** The stylesheets that a module brings along. */
export function cssOf({ viteMetadata }: Rolldown.OutputChunk): readonly string[] {
  return [...(viteMetadata?.importedCss ?? [])];
}

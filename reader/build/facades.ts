// Files that the bundler lets others wait for, though nothing is taken from them.

import { basename } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** An empty file before one that others import from too: it passes on what that one has, by names that are shortened. */
const FACADE = /^export\s*\{([^}]+)\}\s*from\s*["'`](\.\/[^"'`]+)["'`];?\s*$/;

/** Leads whoever fetches such a file on first use to the one behind it. */
export function skipFacades(): Plugin {
  return {
    name: 'tearsheet:facades',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      for (const chunk of chunks.filter(({ isDynamicEntry }) => isDynamicEntry)) {
        const behind = writeImport(chunk.code);
        if (!behind) continue;

        delete bundle[chunk.fileName];
        leadBehind(chunks, chunk, behind);
      }
    },
  };
}

/** Drops imports of the bundler's runtime that take nothing from it: it only defines functions. */
export function skipRuntime(): Plugin {
  return {
    name: 'tearsheet:skip-runtime',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const runtime = chunks.find(({ moduleIds }) => moduleIds.join() === '\0rolldown/runtime.js');
      if (!runtime) return;

      const waiting = `import"./${basename(runtime.fileName)}";`;
      for (const chunk of chunks.filter(({ code }) => code.includes(waiting))) {
        chunk.code = chunk.code.replace(waiting, '');
        chunk.imports = chunk.imports.filter((name) => name !== runtime.fileName);
      }
    },
  };
}

/** What takes the place of fetching a facade. */
function writeImport(code: string): string | undefined {
  const [, names, file] = FACADE.exec(code) ?? [];
  if (!names || !file) return undefined;

  const members = names.split(',').map((one) => {
    const [shortened, name = shortened] = one.trim().split(/\s+as\s+/);
    return `${name}:e.${shortened}`;
  });
  return `import(\`${file}\`).then(e=>({${members}}))`;
}

function leadBehind(
  chunks: readonly Rolldown.OutputChunk[],
  { fileName }: Rolldown.OutputChunk,
  behind: string,
): void {
  const fetching = `import(\`./${basename(fileName)}\`)`;
  for (const chunk of chunks) chunk.code = chunk.code.replaceAll(fetching, behind);
}

// The bundler puts an empty file before one that others import from too. Nobody needs to wait for that.

import { basename } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** A file that only passes on what another one has, by the names which that has shortened. */
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

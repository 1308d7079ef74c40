// A browser learns what a module imports when it has it. What is fetched on first use says it before.

import { posix } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { asAddress, asFile } from './address.ts';

/** How the bundler writes that a file is fetched on first use. */
const FETCH = /import\(`\.\/([^`]+)`\)/g;

/** Lets whoever fetches a file fetch at once, beside it, all that this one imports. */
export function fetchAlong(): Plugin {
  return {
    name: 'tearsheet:fetch-along',
    generateBundle(_, bundle) {
      const chunks = new Map(
        Object.values(bundle)
          .filter((file) => file.type === 'chunk')
          .map((chunk) => [chunk.fileName, chunk]),
      );
      for (const chunk of chunks.values()) {
        const present = withImports(chunk.fileName, chunks);
        chunk.code = chunk.code.replace(FETCH, (fetch, name: string) => {
          const file = posix.join(posix.dirname(chunk.fileName), name);
          const missing = [...withImports(file, chunks)].filter(
            (one) => one !== file && !present.has(one),
          );
          return missing.length > 0 ? `(${missing.map(writeFetch).join(',')},${fetch})` : fetch;
        });
      }
    },
  };
}

/** That it fails is told by the file that imports it. */
function writeFetch(file: string): string {
  return `import(\`${asAddress(file)}\`).catch(()=>{})`;
}

/** A file, and all that it imports, directly and indirectly. */
function withImports(
  file: string,
  chunks: ReadonlyMap<string, Rolldown.OutputChunk>,
): ReadonlySet<string> {
  const found = new Set([file]);
  // What is found grows while it is gone through.
  for (const name of found) {
    for (const imported of chunks.get(name)?.imports ?? []) found.add(asFile(imported));
  }
  return found;
}

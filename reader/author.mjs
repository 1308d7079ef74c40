// Serves the reader and the demos while an author writes, and asks the engine for everything else.

import { toEngine } from './toEngine.mjs';

process.env.NODE_ENV = 'development';

// A demo may leave a promise or a timer behind that fails later: no reason to stop serving.
process.on('uncaughtException', (error) => console.error(error));
process.on('unhandledRejection', (reason) => console.error(reason));

const { serveAuthor } = await import('./dev-server/author.ts');

const code = await serveAuthor(process.stdin, (message) =>
  toEngine.write(`${JSON.stringify(message)}\n`),
);
toEngine.end(() => process.exit(code));
